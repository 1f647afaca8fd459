"""People: accounts and how they sign in, their devices, what the operator says of somebody."""
