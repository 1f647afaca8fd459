"""What a learned machine is made of.

network.py    the network: what it is given, what it says; training needs PyTorch
shipped.py    the trained network in network.onnx, its SHA-256, and the plan of a search with it
"""
