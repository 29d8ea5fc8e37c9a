import { type Browser, chromium } from '@playwright/test';
import { findChromium } from './chromium.ts';

/** Starts this machine's Chromium, with settings of the caller's own beside the usual ones. */
export const openChromium = (
  args: readonly string[] = [],
  wanted?: Parameters<typeof findChromium>[0],
): Promise<Browser> =>
  chromium.launch({
    executablePath: findChromium(wanted),
    // As root it refuses to start in its sandbox.
    args: [...(process.getuid?.() === 0 ? ['--no-sandbox'] : []), '--disable-gpu', ...args],
  });
