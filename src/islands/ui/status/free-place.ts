/** Where toasts may stand, the usual place first. */
const places = ['start', 'end', 'top'] as const;

/** Between two points that are looked at, in pixels: less than anything is high that can be pressed. */
const step = 16;

const pressable = 'a[href], button, input, select, textarea, summary, label';

/** Puts toasts where nothing can be pressed; where that is nowhere, beside what has the focus; else in their usual place. */
export function toFreePlace(region: HTMLElement): void {
  for (const isFit of [isFree, isBesideFocus])
    for (const place of places) {
      standAt(region, place);
      if (isFit(region)) return;
    }
  standAt(region, places[0]);
}

/** Tells the styles how high the toasts at the foot are: what stays there stands above them. */
export function tellHeight({ offsetHeight, dataset }: HTMLElement): void {
  const height = dataset.place === 'top' ? 0 : offsetHeight;
  document.documentElement.style.setProperty('--toasts', `${height}px`);
}

function standAt(region: HTMLElement, place: (typeof places)[number]): void {
  region.dataset.place = place;
  tellHeight(region);
}

function isBesideFocus(region: HTMLElement): boolean {
  const focused = document.activeElement?.getBoundingClientRect();
  return [...region.querySelectorAll('.toast')].every((toast) => {
    const { left, right, top, bottom } = toast.getBoundingClientRect();
    const isOver =
      focused &&
      focused.left < right &&
      focused.right > left &&
      focused.top < bottom &&
      focused.bottom > top;
    return !isOver;
  });
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
