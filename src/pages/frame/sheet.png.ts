import type { APIRoute } from 'astro';
import { drawShareSheet } from '../../components/head/share-card.ts';

/** What the server draws the pictures of projects and companies on. */
export const GET: APIRoute = async () => new Response(new Uint8Array(await drawShareSheet()));
