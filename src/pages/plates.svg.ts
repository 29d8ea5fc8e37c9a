import type { APIRoute } from 'astro';
import { drawings, frameOf, linesOf } from '../components/drawing/drawings.ts';

/** All drawings in one file; a page shows one by its name. */
export const GET: APIRoute = () => {
  const symbols = Object.entries(drawings).map(
    ([name, source]) =>
      `<symbol id="${name}" viewBox="${frameOf(source)}">${linesOf(source)}</symbol>`,
  );
  return new Response(`<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>`, {
    headers: { 'Content-Type': 'image/svg+xml' },
  });
};
