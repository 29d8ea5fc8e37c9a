/**
 * Arrows and dots for the row of services. The row itself scrolls and snaps by CSS, by finger,
 * wheel and arrow keys alike; this only turns whole pages and shows which one is in view.
 */

const section = document.getElementById('services')!;
const row = section.querySelector<HTMLElement>('.services-row')!;
const dots = section.querySelector<HTMLElement>('.services-dots')!;
const arrows = section.querySelectorAll<HTMLButtonElement>('[data-step]');

const perPage = () => Math.max(1, Math.round(row.clientWidth / row.firstElementChild!.clientWidth));
const pages = () => Math.ceil(row.children.length / perPage());
const atEnd = () => row.scrollLeft + row.clientWidth >= row.scrollWidth - 2;
const page = () => (atEnd() ? pages() - 1 : Math.round(row.scrollLeft / row.clientWidth));

function turnTo(number: number): void {
  const card = row.children[number * perPage()] as HTMLElement | undefined;
  if (card) row.scrollTo({ left: card.offsetLeft - row.offsetLeft });
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
new ResizeObserver(drawDots).observe(row);
