(() => {
  let chosen = null;
  let sidebar = null;
  try {
    chosen = localStorage.getItem('theme');
    sidebar = localStorage.getItem('sidebar');
  } catch {}
  const dark = matchMedia('(prefers-color-scheme: dark)').matches;
  document.documentElement.dataset.bsTheme = /^(light|dark)$/.test(chosen)
    ? chosen
    : dark
      ? 'dark'
      : 'light';
  // A tablet has room for a rail, until somebody wants more.
  const isRail = sidebar === 'collapsed' || (sidebar === null && innerWidth < 1024);
  if (isRail) document.documentElement.dataset.sidebar = 'collapsed';
})();
