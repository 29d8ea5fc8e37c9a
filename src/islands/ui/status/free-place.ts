/** Where toasts may stand, the usual place first. */
const places = ['start', 'end', 'top'] as const;

/** Between two points that are looked at, in pixels: less than anything is high that can be pressed. */
const step = 16;

const pressable = 'a[href], button, input, select, textarea, summary, label';

/** Puts toasts where nothing can be pressed; where that is nowhere, in their usual place. */
export function toFreePlace(region: HTMLElement): void {
  for (const place of places) {
    region.dataset.place = place;
    if (isFree(region)) return;
  }
  region.dataset.place = places[0];
}

function isFree(region: HTMLElement): boolean {
  return [...region.querySelectorAll('.toast')].every((toast) => {
    const { left, right, top, bottom } = toast.getBoundingClientRect();
    for (let y = top; y < bottom; y += step)
      for (let x = left; x < right; x += step) if (isPressedAt(x, y, region)) return false;
    return true;
  });
}

const isPressedAt = (x: number, y: number, region: HTMLElement): boolean =>
  document
    .elementsFromPoint(x, y)
    .some((one) => !region.contains(one) && one.closest(pressable) !== null);
