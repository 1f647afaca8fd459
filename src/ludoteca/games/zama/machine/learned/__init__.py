"""What a learned machine is made of.

network.py    the network: what it is given, what it says; training needs PyTorch
"""
