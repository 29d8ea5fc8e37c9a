const head = document.getElementById('site-head')!;
const menu = document.getElementById('site-menu')!;

/**
 * Once the page's first 50 pixels are out of view, the navigation takes its scrolled style. Watched
 * rather than asked: reading the scroll position would lay out the page before its first drawing.
 */
new IntersectionObserver(([strip]) => {
  head.toggleAttribute('data-scrolled', !strip!.isIntersecting);
}).observe(document.getElementById('page-top')!);

/** The mobile menu closes when the window grows past it. */
matchMedia('(min-width: 62rem)').addEventListener('change', ({ matches }) => {
  if (matches) menu.hidePopover?.();
});

const signIn = menu.querySelector<HTMLAnchorElement>('[data-homes]')!;

/** Home of the stored token's role, if the token has not expired. This page only links there; the area checks it. */
function memberHome(): string | undefined {
  try {
    const payload = localStorage.getItem('token')!.split('.')[1]!;
    const { role, exp } = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
    // The device's clock may be wrong; where it was, the session keeps by how much.
    const ahead = Math.min(0, Number(localStorage.getItem('clock')));
    if (exp * 1000 > Date.now() + ahead) return JSON.parse(signIn.dataset.homes!)[role];
  } catch {
    // No token, or none that can be read: a visitor.
  }
  return undefined;
}

const home = memberHome();
const signIns = document.querySelectorAll<HTMLAnchorElement>('[data-sign-in]');
for (const link of home ? signIns : []) {
  link.href = home!;
  link.textContent = 'Your area';
}
