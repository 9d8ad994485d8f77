"""Playing and watching in a terminal: boards as text with colour and letters, one decision at a time."""

from pkgutil import extend_path

__path__ = extend_path(__path__, __name__)  # a title's part of this layer may come with its package
