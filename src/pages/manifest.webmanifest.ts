import type { APIRoute } from 'astro';
import { facts } from '../content/facts.ts';

const icon = (src: string, sizes: string, purpose = 'any') => ({
  src,
  sizes,
  type: 'image/png',
  purpose,
});

export const GET: APIRoute = () =>
  new Response(
    JSON.stringify({
      name: facts.name,
      short_name: facts.name,
      description: facts.summary,
      id: '/home',
      start_url: '/home',
      scope: '/',
      display: 'browser',
      background_color: '#f7f2e7',
      theme_color: '#10386f',
      icons: [
        icon('/icon-192.png', '192x192'),
        icon('/icon-512.png', '512x512'),
        icon('/icon-maskable.png', '512x512', 'maskable'),
      ],
    }),
    { headers: { 'Content-Type': 'application/manifest+json' } },
  );
