"""What every handler of a request is given, and how its type is written."""

from typing import Annotated, Any, TypeAlias

from litestar import Request
from litestar.di import NamedDependency
from litestar.params import PathParameter

from ustolu.server.hall import Hall

AnyRequest: TypeAlias = Request[Any, Any, Any]
OurHall: TypeAlias = NamedDependency[Hall]
Name: TypeAlias = Annotated[str, PathParameter(max_length=200)]
"""A part of the path that names something."""
