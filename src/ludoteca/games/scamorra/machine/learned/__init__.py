"""What a learned machine is made of.

network.py    the network: what it is given, what it says; training needs PyTorch
mirror.py     the board seen from the other side, so that one side's games teach both
shipped.py    the trained network in network.onnx, its SHA-256, and the plan of a search with it
"""
