import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import react from '@astrojs/react';
import sitemap from '@astrojs/sitemap';
import { defineConfig } from 'astro/config';
import { doors, groups } from './tools/chunks.ts';
import { pageHashes } from './tools/page-hashes.ts';
import { widthsInLetters } from './tools/widths-in-letters.ts';

/** The address the site is published under: canonical links, the sitemap and share cards use it. */
const site = process.env.PUBLIC_ORIGIN ?? 'http://localhost:4321';

/** An API on another host must be allowed by name, for calls and pictures; on our own, 'self' is enough. */
const apiBase = process.env.PUBLIC_API_BASE ?? '/api';
const isServed = apiBase === '/api';
const apiHost = URL.canParse(apiBase) ? ` ${new URL(apiBase).origin}` : '';

/** The one inline script we write ourselves, allowed by the hash of its very file. */
const themeFirst = createHash('sha256').update(
  readFileSync(new URL('./src/layouts/theme-first.js', import.meta.url)),
);

export default defineConfig({
  site,
  output: 'static',
  trailingSlash: 'ignore',
  build: { format: 'directory', inlineStylesheets: 'auto' },
  integrations: [
    react(),
    sitemap({
      // The server writes them (server/features/projects/public-pages/sitemap.ts).
      customSitemaps: isServed
        ? ['projects', 'companies'].map((name) => new URL(`/sitemap-${name}.xml`, site).href)
        : [],
      filter: (page) =>
        !/^\/(?:$|(?:admin|student|company|auth|main|frame|evaluate)(?:\/|$))/.test(
          new URL(page).pathname,
        ),
      serialize: (item) => ({ ...item, url: item.url.replace(/\/$/, '') }),
    }),
    pageHashes,
  ],
  security: {
    csp: {
      directives: [
        "default-src 'self'",
        `img-src 'self' data:${apiHost}`,
        `connect-src 'self'${apiHost}`,
        "worker-src 'self'",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
      ],
      scriptDirective: { hashes: [`sha256-${themeFirst.digest('base64')}`] },
    },
  },
  markdown: { syntaxHighlight: false },
  devToolbar: { enabled: false },
  prefetch: false,
  vite: {
    plugins: [doors],
    build: {
      // The public pages and the doors carry their few kilobytes of style with them and are drawn after one answer;
      // the areas' larger sheet is a file of its own, kept by the browser.
      assetsInlineLimit: (path, content) =>
        path.endsWith('.css') ? content.byteLength < 50_000 : undefined,
    },
    environments: {
      client: {
        build: {
          rolldownOptions: {
            output: { codeSplitting: { groups } },
          },
        },
      },
    },
    css: {
      postcss: { plugins: [widthsInLetters] },
      preprocessorOptions: {
        scss: {
          // How things stand and read is said once, and said everywhere.
          additionalData: '@use "/src/styles/kit" as *;\n',
          quietDeps: true,
          silenceDeprecations: ['import', 'global-builtin', 'color-functions', 'if-function'],
        },
      },
    },
    server: { proxy: { '/api': 'http://localhost:4322' } },
  },
});
