import { setTimeout } from 'node:timers/promises';
import { chromium } from '@playwright/test';
import { findChromium, withoutSandboxAsRoot } from '../../tools/chromium.ts';
import type { Case } from './case.ts';

/** Longer than a page takes until it is quiet, in milliseconds. */
const quietAfter = 4_000;
/** Live news opens when the page has read its lists already. */
const newsAfter = 800;

/** What a page itself does to the server. */
export const pages: readonly Case[] = [
  {
    area: 'pages',
    tried: 'the assignment screen, where live news comes late: each list is read once',
    isLong: true,
    async run({ server, people }) {
      const browser = await chromium.launch({
        executablePath: findChromium(),
        args: [...withoutSandboxAsRoot, '--disable-gpu', '--disable-background-networking'],
      });
      try {
        const page = await browser.newPage();
        await page.addInitScript(
          (token) => localStorage.setItem('token', token),
          people.world.admin.token,
        );
        await page.route('**/api/Notifications/stream', async (route) => {
          await setTimeout(newsAfter);
          await route.continue();
        });
        const calls: string[] = [];
        page.on('request', (request) => {
          const { pathname, search } = new URL(request.url());
          if (pathname.startsWith('/api/') && !pathname.endsWith('/stream'))
            calls.push(`${request.method()} ${pathname}${search}`);
        });
        await page.goto(`${server.origin}/admin/assign-students`);
        await setTimeout(quietAfter);
        const twice = calls.length - new Set(calls).size;
        return calls.length > 0 && twice === 0
          ? null
          : `${calls.length} calls, ${twice} of them again`;
      } finally {
        await browser.close();
      }
    },
  },
];
