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
  if (sidebar === 'collapsed') document.documentElement.dataset.sidebar = sidebar;
})();
