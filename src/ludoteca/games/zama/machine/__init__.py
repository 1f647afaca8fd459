"""How the machine plays without searching."""
