"""How machines play: by instinct (`instinct`, `naive`, `gentle`), or at five levels (`levels`)."""
