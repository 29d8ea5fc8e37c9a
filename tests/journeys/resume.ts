import type { APIRequestContext } from '@playwright/test';
import { aPdf } from '../../server/testing/pdf.ts';
import type { Newcomer } from './newcomer.ts';

/** A file as a browser hands it over. */
export const pdfFile = async (name: string, more = '') => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.from(await aPdf(more).arrayBuffer()),
});

/** Puts a résumé in a newcomer's profile. @returns its number */
export async function uploads(
  request: APIRequestContext,
  { sId, headers }: Newcomer,
  name: string,
  more = '',
): Promise<number> {
  const { buffer, mimeType } = await pdfFile(name, more);
  const answer = await request.put(`/api/students/${sId}/resume?name=${encodeURIComponent(name)}`, {
    headers: { ...headers, 'content-type': mimeType },
    data: buffer,
  });
  return (await answer.json()).id;
}
