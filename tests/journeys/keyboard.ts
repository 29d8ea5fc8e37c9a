import { type BrowserContext, expect, type Locator, type Page } from '@playwright/test';

/** More stops than any screen has: past them, the keyboard will not get there. */
const mostStops = 150;

/** Moves the focus to a control with the Tab key alone. */
export async function tabTo(target: Locator): Promise<void> {
  const page = target.page();
  await expect(target).toBeVisible();
  // To find an element by its role and name costs more than all else here: it is done again only where it was replaced.
  let found = await target.elementHandle();
  for (let stops = 0; stops < mostStops; stops++) {
    const stands = await found?.evaluate((element) =>
      element === document.activeElement ? 'focused' : element.isConnected ? 'elsewhere' : 'gone',
    );
    if (stands === 'focused') return;
    if (stands === 'elsewhere') await page.keyboard.press('Tab');
    else found = await target.elementHandle();
  }
  throw new Error(`The Tab key never reached ${target}.`);
}

/** Goes to a field and types into it, over what it holds. */
export async function fill(field: Locator, text: string): Promise<void> {
  await tabTo(field);
  await field.page().keyboard.press('ControlOrMeta+a');
  await field.page().keyboard.type(text);
}

/** Goes to a select and chooses by typing the option's name. */
export async function choose(select: Locator, option: string): Promise<void> {
  await tabTo(select);
  await select.page().keyboard.type(option);
  await expect(select).toHaveValue(option);
}

/** Goes to a button or link and presses it. */
export async function press(target: Locator): Promise<void> {
  await tabTo(target);
  await target.page().keyboard.press('Enter');
}

/** Sends the form the focus is in, once its button listens: until then a form waits for its script. */
export async function enter(button: Locator): Promise<void> {
  await expect(button).toBeEnabled();
  await button.page().keyboard.press('Enter');
}

/** What should never happen on a page: errors in its console, requests to another host. */
export function watch(context: BrowserContext): string[] {
  const complaints: string[] = [];
  context.on('page', (page: Page) => {
    page.on('pageerror', ({ message }) => complaints.push(`error: ${message}`));
    page.on('console', (line) => {
      if (line.type() === 'error' || line.type() === 'warning') complaints.push(line.text());
    });
    page.on('request', (request) => {
      const { protocol, hostname } = new URL(request.url());
      if (protocol.startsWith('http') && hostname !== 'localhost') complaints.push(request.url());
    });
  });
  return complaints;
}
