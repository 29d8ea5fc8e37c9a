import { getCollection, getEntry } from 'astro:content';
import type { APIRoute } from 'astro';
import { facts } from '../content/facts.ts';

/** The site in brief for language models (llmstxt.org), from the same content as the pages. */
export const GET: APIRoute = async ({ site }) => {
  const at = (path: string) => new URL(path, site).href;
  const [home, about, contact] = await Promise.all([
    getEntry('home', 'home'),
    getEntry('about', 'about'),
    getEntry('contact', 'contact'),
  ]);
  const categories = (await getCollection('categories')).sort(
    (a, b) => a.data.order - b.data.order,
  );
  const text = `# ${facts.name}

> ${facts.summary}

Kinds of engineering: ${categories.map(({ data }) => data.title).join(', ')}.

## Pages

- [Home](${at('/home')}): ${home!.data.description}
- [About us](${at('/aboutus')}): ${about!.data.description}
- [Contact us](${at('/contactus')}): ${contact!.data.description}
- [Sign in](${at('/auth/login')}): for students, companies and administrators
- [Terms of use](${at('/terms')})
- [Privacy](${at('/privacy')})

## For programs

- [API description](${at('/api/openapi.json')}): OpenAPI document of every call
- [Sitemap](${at('/sitemap-index.xml')})
`;
  return new Response(text, { headers: { 'Content-Type': 'text/plain; charset=utf-8' } });
};
