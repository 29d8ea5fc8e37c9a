(() => {
  const { dataset } = document.documentElement;
  // Null where site data is blocked or full.
  const attempt = (act) => {
    try {
      return act();
    } catch {
      return null;
    }
  };
  const sidebar = attempt(() => localStorage.getItem('sidebar'));
  // On the next page they are there.
  if (attempt(() => sessionStorage.getItem('faces'))) dataset.faces = 'all';
  // The colour theme follows the system until someone uses a switch; from then on their choice stays.
  let theme = attempt(() => localStorage.getItem('theme'));
  const systemIsDark = matchMedia('(prefers-color-scheme: dark)');
  const show = () => {
    const isChosen = /^(light|dark)$/.test(theme);
    dataset.bsTheme = isChosen ? theme : systemIsDark.matches ? 'dark' : 'light';
  };
  show();
  systemIsDark.addEventListener('change', show);
  document.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element && target.closest('[data-theme-switch]'))) return;
    theme = dataset.bsTheme === 'dark' ? 'light' : 'dark';
    attempt(() => localStorage.setItem('theme', theme));
    show();
  });
  // A tablet has room for a rail, until somebody wants more.
  const isRail = sidebar === 'collapsed' || (sidebar === null && innerWidth < 1024);
  if (isRail) dataset.sidebar = 'collapsed';
  // The text's face is asked for once the headings have theirs: on a slow line it would hold them up.
  addEventListener('DOMContentLoaded', async () => {
    await document.fonts.ready;
    await document.fonts.load('1em "Site Text"').catch(() => {});
    dataset.faces = 'all';
    attempt(() => sessionStorage.setItem('faces', 'all'));
  });
})();
