import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

/** Takes a quarter less of the processor than one that draws a window. */
const withoutWindow = '/usr/bin/chromium-headless-shell';
const withWindow = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

const isRoot = process.getuid?.() === 0;
/** As root it refuses to start in its sandbox. */
export const withoutSandboxAsRoot = isRoot ? ['--no-sandbox'] : [];

function found(asPeopleHaveIt: boolean): string | undefined {
  const known = asPeopleHaveIt ? [...withWindow, withoutWindow] : [withoutWindow, ...withWindow];
  return [process.env.CHROMIUM_PATH, ...known, chromium.executablePath()].find(
    (path) => path !== undefined && existsSync(path),
  );
}

/**
 * The Chromium the browser journeys use: `CHROMIUM_PATH`, the machine's own, or one that is fetched
 * now: Debian's package where we may install it, Playwright's download otherwise.
 * @param asPeopleHaveIt whether one with a window comes first: what is measured is measured in that.
 * @throws when there is none and none could be had.
 */
export function findChromium({ asPeopleHaveIt = false } = {}): string {
  if (!found(asPeopleHaveIt)) install();
  const path = found(asPeopleHaveIt);
  if (!path) {
    throw new Error(
      'The browser journeys need Chromium. Install it (Debian: apt-get install chromium-headless-shell), or set CHROMIUM_PATH to one.',
    );
  }
  accessSync(path, constants.X_OK);
  return path;
}

function install(): void {
  if (isRoot && existsSync('/usr/bin/apt-get')) {
    console.log('No Chromium found: installing Debian’s package.');
    spawnSync('apt-get', ['update', '-qq'], { stdio: 'inherit' });
    spawnSync('apt-get', ['install', '-y', '-qq', 'chromium-headless-shell'], {
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    return;
  }
  console.log('No Chromium found: downloading Playwright’s.');
  spawnSync('playwright', ['install', 'chromium'], { stdio: 'inherit' });
}
