import { type Browser, chromium } from '@playwright/test';
import { findChromium, withoutSandboxAsRoot } from './chromium.ts';

/**
 * Starts this machine's Chromium.
 * @param args the caller's own, beside the usual ones
 * @param asPeopleHaveIt as `findChromium` means it
 */
export const openChromium = ({
  args = [],
  asPeopleHaveIt = false,
}: {
  args?: readonly string[];
  asPeopleHaveIt?: boolean;
} = {}): Promise<Browser> =>
  chromium.launch({
    executablePath: findChromium({ asPeopleHaveIt }),
    args: [...withoutSandboxAsRoot, '--disable-gpu', ...args],
  });
