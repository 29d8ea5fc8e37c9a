import { brotliCompressSync } from 'node:zlib';

export interface Written {
  readonly CSS: number;
  readonly script: number;
}

/** Styles and scripts a page carries in itself, in KiB as compressed; data for search engines is none. */
export function writtenInto(html: string): Written {
  const size = (pattern: RegExp): number => {
    const text = [...html.matchAll(pattern)].map((match) => match[1]).join('');
    return text === '' ? 0 : brotliCompressSync(text).length / 1024;
  };
  return {
    CSS: size(/<style[^>]*>([\s\S]*?)<\/style>/g),
    script: size(/<script(?![^>]*ld\+json)[^>]*>([\s\S]*?)<\/script>/g),
  };
}
