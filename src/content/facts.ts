import { getEntry } from 'astro:content';

const entry = await getEntry('site', 'facts');
if (!entry)
  throw new Error(
    'src/content/site/facts.md is missing: it holds the name, the address and the telephone.',
  );

/** Facts about the owner from src/content/site/facts.md. */
export const facts = entry.data;
