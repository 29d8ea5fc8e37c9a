const head = document.getElementById('site-head')!;
const menu = document.getElementById('site-menu')!;

/** Below the first 50 pixels the navigation takes its scrolled style. */
const markScrolled = () => head.toggleAttribute('data-scrolled', scrollY > 50);
markScrolled();
addEventListener('scroll', markScrolled, { passive: true });

/** The mobile menu closes when the window grows past it. */
matchMedia('(min-width: 992px)').addEventListener('change', ({ matches }) => {
  if (matches) menu.hidePopover?.();
});

const signIn = menu.querySelector<HTMLAnchorElement>('[data-homes]')!;

/** Where a token that has not run out leads. This page only points the way; the area checks it. */
function memberHome(): string | undefined {
  try {
    const payload = localStorage.getItem('token')!.split('.')[1]!;
    const { role, exp } = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
    if (exp * 1000 > Date.now()) return JSON.parse(signIn.dataset.homes!)[role];
  } catch {
    // No token, or none that can be read: a guest.
  }
  return undefined;
}

const home = memberHome();
if (home) {
  signIn.href = home;
  signIn.textContent = 'Your area';
}
