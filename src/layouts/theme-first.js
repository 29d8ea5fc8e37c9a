(() => {
  const { dataset } = document.documentElement;
  let chosen = null;
  let sidebar = null;
  try {
    chosen = localStorage.getItem('theme');
    sidebar = localStorage.getItem('sidebar');
    // On the next page they are there.
    if (sessionStorage.getItem('faces')) dataset.faces = 'all';
  } catch {}
  const dark = matchMedia('(prefers-color-scheme: dark)').matches;
  dataset.bsTheme = /^(light|dark)$/.test(chosen) ? chosen : dark ? 'dark' : 'light';
  // A tablet has room for a rail, until somebody wants more.
  const isRail = sidebar === 'collapsed' || (sidebar === null && innerWidth < 1024);
  if (isRail) dataset.sidebar = 'collapsed';
  // The text's face is asked for once the headings have theirs: on a slow line it would hold them up.
  addEventListener('DOMContentLoaded', async () => {
    await document.fonts.ready;
    await document.fonts.load('1em "Site Text"').catch(() => {});
    dataset.faces = 'all';
    try {
      sessionStorage.setItem('faces', 'all');
    } catch {}
  });
})();
