"""The web server: sockets, REST, lobby, tables and the store."""
