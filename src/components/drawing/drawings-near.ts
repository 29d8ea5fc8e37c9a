const near = new IntersectionObserver(
  (entries) => {
    for (const { target, isIntersecting } of entries) {
      const use = target.querySelector<SVGUseElement>('use[data-href]');
      if (!isIntersecting || !use) continue;
      use.setAttribute('href', use.dataset.href ?? '');
      near.unobserve(target);
    }
  },
  { rootMargin: '50%' },
);
for (const use of document.querySelectorAll('.drawing > use[data-href]'))
  near.observe(use.parentElement!);
// On paper everything is near.
window.addEventListener('beforeprint', () => {
  for (const use of document.querySelectorAll<SVGUseElement>('.drawing > use[data-href]'))
    use.setAttribute('href', use.dataset.href ?? '');
});
