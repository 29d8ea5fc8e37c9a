import type { APIRoute } from 'astro';
import { facts } from '../../content/facts.ts';

/** RFC 9116. It must name a day it expires on, at most a year ahead: each build renews it. */
export const GET: APIRoute = ({ site }) => {
  const expires = new Date();
  expires.setUTCMonth(expires.getUTCMonth() + 11);
  return new Response(
    [
      `Contact: mailto:${facts.mail}`,
      `Contact: ${new URL('/contactus', site)}`,
      `Expires: ${expires.toISOString().slice(0, 10)}T00:00:00.000Z`,
      'Preferred-Languages: en',
      `Canonical: ${new URL('/.well-known/security.txt', site)}`,
      '',
    ].join('\n'),
    { headers: { 'Content-Type': 'text/plain; charset=utf-8' } },
  );
};
