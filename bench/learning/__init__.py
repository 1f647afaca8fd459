"""How large the environments are, how fast each interface is, and how exploitable the machines."""
