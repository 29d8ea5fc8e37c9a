/** Position of the last press in the window, and its element, if any. */
interface Press {
  readonly on: Element | null;
  readonly x: number;
  readonly y: number;
}

let last: Press | null = null;
export const lastPress = (): Press | null => last;

/**
 * The second click of a double click counts only on what the first one pressed, and not on a button that would take
 * back what the first one did. An act may change the page under the pointer, and what has come there since, nobody chose.
 * @returns stops it
 */
export function keepDoubleClicksInPlace(): () => void {
  const hear = (event: MouseEvent) => {
    const press = { on: pressed(event.target), x: event.clientX, y: event.clientY };
    const takesBack = press.on?.hasAttribute('aria-pressed');
    if (event.detail > 1 && last && (press.on !== last.on || takesBack)) {
      event.preventDefault();
      event.stopImmediatePropagation();
      return;
    }
    // A key presses too, but nowhere.
    last = event.detail > 0 ? press : null;
  };
  window.addEventListener('click', hear, { capture: true });
  return () => window.removeEventListener('click', hear, { capture: true });
}

/** Finds the clicked element. A label counts as its field. */
function pressed(target: EventTarget | null): Element | null {
  const nearest =
    target instanceof Element
      ? target.closest('a, button, input, select, textarea, summary, label')
      : null;
  return nearest instanceof HTMLLabelElement ? nearest.control : nearest;
}
