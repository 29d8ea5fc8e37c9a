// biome-ignore lint/style/noRestrictedImports: what all others use is made of it
import { type ComponentType, type LazyExoticComponent, lazy as lazyOf } from 'react';

type Load<Part> = () => Promise<{ default: Part }>;

/**
 * A part of a screen that is loaded once it is shown. Where the connection is lost it comes when that is back: what is
 * on the screen stays.
 */
// biome-ignore lint/suspicious/noExplicitAny: as React has it, so that every component fits
export const lazy = <Part extends ComponentType<any>>(
  load: Load<Part>,
): LazyExoticComponent<Part> => lazyOf(() => arriving(load));

async function arriving<Part>(load: Load<Part>): Promise<{ default: Part }> {
  await connected();
  try {
    return await load();
  } catch (error) {
    // What failed although there is a connection is not there any more.
    if (navigator.onLine) throw error;
    await connected();
    return load();
  }
}

const connected = (): Promise<void> =>
  new Promise((resolve) => {
    if (navigator.onLine) resolve();
    else window.addEventListener('online', () => resolve(), { once: true });
  });
