import { getCollection, getEntry } from 'astro:content';
import type { APIRoute } from 'astro';
import { drawShareCard } from '../../components/head/share-card.ts';

/** One share card for each public page, named as the page's address. */
export async function getStaticPaths() {
  const [home, about, contact, legal] = await Promise.all([
    getEntry('home', 'home'),
    getEntry('about', 'about'),
    getEntry('contact', 'contact'),
    getCollection('legal'),
  ]);
  return [
    { params: { page: 'home' }, props: { heading: home!.data.hero.heading } },
    { params: { page: 'aboutus' }, props: { heading: about!.data.heading } },
    { params: { page: 'projects' }, props: { heading: 'Short, real projects' } },
    { params: { page: 'contactus' }, props: { heading: contact!.data.heading } },
    ...legal.map(({ id, data }) => ({ params: { page: id }, props: { heading: data.title } })),
  ];
}

export const GET: APIRoute<{ heading: string }> = async ({ props }) =>
  new Response(new Uint8Array(await drawShareCard(props.heading)), {
    headers: { 'Content-Type': 'image/png' },
  });
