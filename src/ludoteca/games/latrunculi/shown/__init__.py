"""What people see: what each viewer may know, what happened, and how it is drawn."""
