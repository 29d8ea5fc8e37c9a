import type { APIRoute } from 'astro';
import { drawShareSheet } from '../../components/head/share-card.ts';

/** Background of the server's pictures of projects and companies. */
export const GET: APIRoute = async () => new Response(new Uint8Array(await drawShareSheet()));
