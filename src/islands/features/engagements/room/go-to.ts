/** Takes whoever looks to a part of the room, by its id; what is folded away is opened. */
export function goTo(id: string): void {
  const target = document.getElementById(id);
  const fold = target?.closest('details');
  if (fold) fold.open = true;
  target?.scrollIntoView({ block: 'start' });
  target?.focus({ preventScroll: true });
}
