# In place of NumPy's own stubs, which take longer to read than everything else.
from typing import Any

def __getattr__(name: str) -> Any: ...
