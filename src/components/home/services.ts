/**
 * Arrows and dots for the row of services. The row itself scrolls and snaps by CSS, by finger,
 * wheel and arrow keys alike; this only turns whole pages and shows which one is in view.
 */

const section = document.getElementById('services')!;
const row = section.querySelector<HTMLElement>('.services-row')!;
const cards = row.querySelectorAll<HTMLElement>('.service');
const dots = section.querySelector<HTMLElement>('.services-dots')!;
const arrows = section.querySelectorAll<HTMLButtonElement>('[data-step]');

/** From one card's edge to the next one's. */
const step = () => cards[1]!.offsetLeft - cards[0]!.offsetLeft;
const perPage = () => Math.max(1, Math.round(row.clientWidth / step()));
const pages = () => Math.ceil(cards.length / perPage());
const isAtEnd = () => row.scrollLeft + row.clientWidth >= row.scrollWidth - 2;
const page = () => (isAtEnd() ? pages() - 1 : Math.round(row.scrollLeft / step() / perPage()));

function turnTo(number: number): void {
  row.scrollTo({ left: number * perPage() * step() });
}

function showPage(): void {
  const now = page();
  [...dots.children].forEach((dot, i) => {
    dot.setAttribute('aria-current', String(i === now));
  });
  arrows[0]!.disabled = now === 0;
  arrows[1]!.disabled = now === pages() - 1;
}

function drawDots(): void {
  if (dots.childElementCount !== pages()) {
    dots.replaceChildren(
      ...Array.from({ length: pages() }, (_, i) => {
        const dot = document.createElement('button');
        dot.type = 'button';
        dot.ariaLabel = `Services, page ${i + 1}`;
        dot.onclick = () => turnTo(i);
        return dot;
      }),
    );
  }
  showPage();
}

for (const arrow of arrows) {
  arrow.onclick = () => turnTo(Math.max(0, page() + Number(arrow.dataset.step)));
}
row.addEventListener('scroll', showPage, { passive: true });
// An observer first runs after the page's first picture, and then at every change of width.
new ResizeObserver(drawDots).observe(row);
