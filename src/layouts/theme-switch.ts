/** The colour theme follows the system until someone uses a switch; from then on their choice stays. */

const root = document.documentElement;
const systemIsDark = matchMedia('(prefers-color-scheme: dark)');

const remembered = () => {
  try {
    return localStorage.getItem('theme');
  } catch {
    return null;
  }
};

document.addEventListener('click', ({ target }) => {
  if (!(target instanceof Element) || !target.closest('[data-theme-switch]')) return;
  const theme = root.dataset.bsTheme === 'dark' ? 'light' : 'dark';
  root.dataset.bsTheme = theme;
  try {
    localStorage.setItem('theme', theme);
  } catch {
    // Storage is closed to us: the choice holds for this page.
  }
});

systemIsDark.addEventListener('change', () => {
  if (!remembered()) root.dataset.bsTheme = systemIsDark.matches ? 'dark' : 'light';
});
