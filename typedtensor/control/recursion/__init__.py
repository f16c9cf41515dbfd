"""Functions made by ``call`` that call themselves, and end by values: as loops, and scans back."""
