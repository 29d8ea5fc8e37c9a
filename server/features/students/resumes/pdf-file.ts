import type { FastifyReply } from 'fastify';
import { asAttachment } from '../../../platform/http/attachment.ts';

/** A résumé as an answer: a file to be saved. */
export function pdfFile(
  reply: Pick<FastifyReply, 'header'>,
  { name, content }: { readonly name: string; readonly content: Uint8Array },
): Uint8Array {
  asAttachment(reply, { name, plain: 'resume.pdf' });
  return Buffer.from(content);
}
