import type { Page } from '@playwright/test';

/** One keystroke: the text it made, and how long until its list was painted. */
export interface Keystroke {
  readonly searchText: string;
  readonly ms: number;
}

/**
 * Watches the search box in the page: from each key's event to the frame after the list for the
 * text it made has been painted. The grid's `data-search` says which text its list answers. A list
 * that a newer key overtakes is never painted; that key's wait is then the newer one's.
 */
export const watchKeystrokes = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const keystrokes: { searchText: string; ms: number }[] = [];
    const waiting = new Map<string, number>();
    let pressed = 0;
    Object.assign(window, { keystrokes });
    const box = document.querySelector<HTMLInputElement>('#search')!;
    box.addEventListener('keydown', ({ timeStamp }) => {
      pressed = timeStamp;
    });
    box.addEventListener('input', () => {
      // Emptied without a key, between two texts.
      if (pressed > 0) waiting.set(box.value, pressed);
      pressed = 0;
    });
    const afterPaint = (done: () => void) => requestAnimationFrame(() => setTimeout(done));
    new MutationObserver(() => {
      const shown = document.querySelector<HTMLElement>('[data-search]')?.dataset.search ?? '';
      if (!waiting.has(shown)) return;
      const answered = [...waiting.keys()];
      const upTo = answered.slice(0, answered.indexOf(shown) + 1);
      const begun = upTo.map((text) => [text, waiting.get(text)!] as const);
      for (const text of upTo) waiting.delete(text);
      afterPaint(() => {
        const now = performance.now();
        for (const [searchText, since] of begun) keystrokes.push({ searchText, ms: now - since });
      });
    }).observe(document.querySelector('main')!, {
      attributes: true,
      attributeFilter: ['data-search'],
      childList: true,
      subtree: true,
    });
  });

export const keystrokesIn = (page: Page): Promise<readonly Keystroke[]> =>
  page.evaluate(() => (window as unknown as { keystrokes: Keystroke[] }).keystrokes);
