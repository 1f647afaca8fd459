"""How La Scamorra's search got its small network: from games of the large one against itself. Needs `onnxruntime`."""
