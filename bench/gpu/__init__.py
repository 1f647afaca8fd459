"""The rules on a GPU, beside the processor. Needs a GPU and `ludoteca[gpu]`."""
