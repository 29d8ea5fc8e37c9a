// Runs before the first paint, so that the remembered theme never flashes. Its hash stands in the
// content security policy (astro.config.mjs computes it from this file).
(() => {
  let chosen = null;
  try {
    chosen = localStorage.getItem('theme');
  } catch {}
  const dark = matchMedia('(prefers-color-scheme: dark)').matches;
  document.documentElement.dataset.bsTheme = /^(light|dark)$/.test(chosen) ? chosen : dark ? 'dark' : 'light';
})();
