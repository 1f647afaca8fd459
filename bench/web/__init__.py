"""How soon a phone on a slow line can play, and whether anything jumps meanwhile: `python -m bench.web`.

Chromium with a quarter of this processor's speed and a fast 3G line opens each page with nothing kept from earlier. A
page counts as usable when its main thing has been tapped and has answered.
"""
