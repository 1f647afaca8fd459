"""How much one process of the site can carry: real sockets on loopback, bounded in number and time."""
