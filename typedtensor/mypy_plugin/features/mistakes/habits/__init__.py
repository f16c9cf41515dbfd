"""What is written out of the habit of other libraries: each is answered in the words of this one."""
