type Area = 'localStorage' | 'sessionStorage';

/** Null where the browser refuses: site data may be blocked, full, or changed by hand. */
function attempt<Answer>(act: () => Answer): Answer | null {
  try {
    return act();
  } catch {
    return null;
  }
}

/** Keeps texts in the first of these areas that takes them, else in the page, for as long as it is open. Never throws. */
function storageIn(...areas: readonly Area[]) {
  const held = new Map<string, string>();
  const get = (key: string): string | null => {
    const found = areas.map((area) => attempt(() => globalThis[area].getItem(key)));
    return held.get(key) ?? found.find((text) => text != null) ?? null;
  };
  return {
    get,
    /** Stored JSON; null if it is absent or unreadable. */
    read: <Value>(key: string): Value | null => attempt(() => JSON.parse(get(key) ?? 'null')),
    /** @returns whether it outlives the page */
    set(key: string, text: string): boolean {
      let isKept = false;
      for (const area of areas) {
        if (isKept || attempt(() => globalThis[area].setItem(key, text)) === null)
          attempt(() => globalThis[area].removeItem(key));
        else isKept = true;
      }
      if (isKept) held.delete(key);
      else held.set(key, text);
      return isKept;
    },
    remove(key: string): void {
      held.delete(key);
      for (const area of areas) attempt(() => globalThis[area].removeItem(key));
    },
    keys: (): string[] => [
      ...held.keys(),
      ...areas.flatMap((area) => attempt(() => Object.keys(globalThis[area])) ?? []),
    ],
  };
}

/** Kept over visits; where that is full, for as long as the tab is open. */
export const kept = storageIn('localStorage', 'sessionStorage');

/** Kept for as long as the tab is open. */
export const keptByTab = storageIn('sessionStorage');

/** True if the browser stores nothing for this site, so that the next page would not know of a sign-in. */
export function keepsNothing(): boolean {
  const isKept = kept.set('trial', '');
  kept.remove('trial');
  return !isKept;
}
