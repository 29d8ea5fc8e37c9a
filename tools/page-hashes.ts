import { createHash } from 'node:crypto';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

/**
 * Astro allows every page the inline scripts and styles of all pages, by their hashes: two kilobytes
 * that no compression makes smaller. This leaves each page its own, and so allows no more than it uses.
 */
export const pageHashes: AstroIntegration = {
  name: 'page-hashes',
  hooks: {
    'astro:build:done': ({ dir }) => {
      const folder = fileURLToPath(dir);
      for (const name of globSync('**/*.html', { cwd: folder })) {
        const file = join(folder, name);
        writeFileSync(file, withOwnHashes(readFileSync(file, 'utf8')));
      }
    },
  },
};

/** A page whose policy names the hashes of what stands in this very page, and no other. */
export function withOwnHashes(html: string): string {
  const inline = html.matchAll(/<(script|style)\b[^>]*>(.*?)<\/\1>/gs);
  const own = new Set(Array.from(inline, ([, , content = '']) => sha256(content)));
  return html.replace(/<meta http-equiv="content-security-policy"[^>]*>/, (policy) =>
    policy.replace(/ '(sha256-[^']+)'/g, (hash, name) => (own.has(name) ? hash : '')),
  );
}

const sha256 = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;
