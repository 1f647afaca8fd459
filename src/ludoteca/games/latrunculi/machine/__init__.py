"""How the machine plays: a search of the moves ahead, compiled (docs/explanation/machines.md)."""
