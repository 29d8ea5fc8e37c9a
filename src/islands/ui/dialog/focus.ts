import type { MouseEvent } from 'react';

/**
 * Moves the focus once the page has changed: an act may take away the very button that had it.
 * The target needs a tabIndex. Where it is gone too, the screen itself takes the focus.
 */
export function focusSoon(id: string): void {
  setTimeout(() => targetOf(id)?.focus({ preventScroll: true }));
}

/** Focuses a message and scrolls it into view. */
export function showSoon(id: string): void {
  setTimeout(() => {
    targetOf(id)?.focus({ preventScroll: true });
    targetOf(id)?.scrollIntoView({ block: 'nearest' });
  });
}

const targetOf = (id: string) => document.getElementById(id) ?? document.getElementById('main');

/**
 * For a button of a form: the field last typed in would be checked as soon as it loses the focus, and
 * its error would move the button away from under the pointer before the press is done.
 */
export function holdStill(event: MouseEvent<HTMLButtonElement>): void {
  if (event.currentTarget.form) event.preventDefault();
}

/** Scrolls to an element by its id and focuses it, opening any fold around it. */
export function goTo(id: string): void {
  const target = document.getElementById(id);
  const fold = target?.closest('details');
  if (fold) fold.open = true;
  target?.scrollIntoView({ block: 'start' });
  target?.focus({ preventScroll: true });
}
