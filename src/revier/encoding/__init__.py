"""What a seat sees of a position, as a row of small ints: one table of fields and one encoder for every title.

Compiled, and free of numpy: `revier.envs` scales the rows and hands them to learners.
"""

from pkgutil import extend_path

__path__ = extend_path(__path__, __name__)  # a title's part of this layer may come with its package
