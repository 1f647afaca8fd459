// Before the first paint: the chosen theme and language, so that nothing flashes.
try {
  var kept = JSON.parse(localStorage.getItem('ludoteca') || '{}');
  if (kept.theme === 'light' || kept.theme === 'dark') document.documentElement.dataset.theme = kept.theme;
  if (kept.board) document.documentElement.dataset.board = kept.board;
  if (kept.language) document.documentElement.lang = kept.language;
} catch (_) {}
