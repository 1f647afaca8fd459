"""Many games of one kind at once, as arrays.

batch = Batch("zama", {"deck": "32"}, 1000)
batch.reset(seed=7)
while not batch.is_over.all():
    batch.step(policy(batch.view(), batch.legal_mask))
batch.outcome()
"""

from ludoteca.batch.batch import Batch
from ludoteca.batch.engine import BatchError

__all__ = ["Batch", "BatchError"]
