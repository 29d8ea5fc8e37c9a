(() => {
  let chosen = null;
  try {
    chosen = localStorage.getItem('theme');
  } catch {}
  const dark = matchMedia('(prefers-color-scheme: dark)').matches;
  document.documentElement.dataset.bsTheme = /^(light|dark)$/.test(chosen)
    ? chosen
    : dark
      ? 'dark'
      : 'light';
})();
