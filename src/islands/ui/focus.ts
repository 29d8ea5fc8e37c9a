/**
 * Moves the focus once the page has changed: an act may take away the very button that had it.
 * The target needs a tabIndex.
 */
export function focusSoon(id: string): void {
  setTimeout(() => document.getElementById(id)?.focus({ preventScroll: true }));
}
