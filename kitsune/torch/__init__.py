"""torch in front of kitsune: the backend of `torch.compile(model, backend="kitsune")`, and `fusing`
for code that is not compiled."""

from kitsune.errors import needs

with needs("torch", "cannot use kitsune.torch"):
    from kitsune.torch.dynamo import backend, models
    from kitsune.torch.eager import fusing

__all__ = ["backend", "fusing", "models"]
