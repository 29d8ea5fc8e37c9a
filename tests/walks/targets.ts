import type { Page } from '@playwright/test';

/**
 * What can be pressed on a page and is smaller than 44 by 44 CSS pixels, each with its size: as far around its middle as
 * a press reaches it, label and all. Links in running text may be as high as their line (WCAG 2.5.8).
 */
export const smallTargets = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const least = 44;
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('* { content-visibility: visible !important; }');
    document.adoptedStyleSheets = [sheet];

    const pressable =
      'a[href], button, input:not([type=hidden]), select, textarea, summary, [role=button], [role=tab], [tabindex="0"]';
    /** A box and a dot are pressed by their label too. */
    const partsOf = (target: Element): Element[] => [
      target,
      ...(target.matches('[type=checkbox], [type=radio]')
        ? ((target as HTMLInputElement).labels ?? [])
        : []),
    ];
    const inRunningText = (target: Element): boolean => {
      if (getComputedStyle(target).display !== 'inline') return false;
      let block = target.parentElement!;
      while (getComputedStyle(block).display.startsWith('inline')) block = block.parentElement!;
      const copy = block.cloneNode(true) as Element;
      for (const other of copy.querySelectorAll('a, button, .visually-hidden')) other.remove();
      return /\p{L}{2}/u.test(copy.textContent ?? '');
    };

    /** How many pixels from a point on a press still reaches one of the parts. */
    const reach = (parts: Element[], x: number, y: number, dx: number, dy: number): number => {
      for (let far = 1; far <= least; far += 1) {
        const hit = document.elementFromPoint(x + dx * far, y + dy * far);
        if (!hit || !parts.some((part) => part.contains(hit))) return far - 1;
      }
      return least;
    };

    const sizeFrom = (part: Element, parts: Element[]): [number, number] => {
      part.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
      const { left, top, width, height } = part.getBoundingClientRect();
      const [x, y] = [left + width / 2, top + height / 2];
      const across = reach(parts, x, y, -1, 0) + reach(parts, x, y, 1, 0) + 1;
      const down = reach(parts, x, y, 0, -1) + reach(parts, x, y, 0, 1) + 1;
      return [Math.max(across, Math.round(width)), Math.max(down, Math.round(height))];
    };
    /** From the middle of whichever part offers most. */
    const sizeOf = (target: Element): [number, number] => {
      const parts = partsOf(target);
      const sizes = parts.map((part) => sizeFrom(part, parts));
      return sizes.toSorted((one, other) => Math.min(...other) - Math.min(...one))[0]!;
    };

    const front = document.querySelector('[role=dialog]') ?? document.body;
    return [...front.querySelectorAll(pressable)]
      .filter((target) => target.checkVisibility({ visibilityProperty: true }))
      .filter(
        (target) => !target.matches(':disabled, .skip-link, [aria-hidden=true] *, .field-unseen *'),
      )
      .filter((target) => !inRunningText(target))
      .map((target) => ({ target, size: sizeOf(target) }))
      .filter(({ size: [width, height] }) => width < least || height < least)
      .map(({ target, size }) => {
        const name =
          target.getAttribute('aria-label') || target.textContent?.trim().slice(0, 30) || target.id;
        return `${target.tagName.toLowerCase()}.${target.className} ‘${name}’ ${size.join('×')}`;
      });
  });

/** What can be pressed and whose words run out of it, over what stands beside it. */
export const spillingWords = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('a[href], button, summary')]
      .filter((target) => target.checkVisibility({ visibilityProperty: true }))
      .filter((target) => {
        const { display, overflowX } = getComputedStyle(target);
        return display !== 'inline' && overflowX === 'visible';
      })
      .filter((target) => target.scrollWidth > target.clientWidth + 1)
      .map((target) => `${target.className} ‘${target.textContent?.trim().slice(0, 30)}’`),
  );
