import type { FastifyReply } from 'fastify';

/**
 * A résumé as an answer: a file to be saved, which no browser opens within this site and none but the asker keeps.
 * Its bytes are as a stranger made them.
 */
export function pdfFile(
  reply: Pick<FastifyReply, 'header'>,
  { name, content }: { readonly name: string; readonly content: Uint8Array },
): Uint8Array {
  reply
    .header(
      'Content-Disposition',
      `attachment; filename="resume.pdf"; filename*=UTF-8''${quoted(name)}`,
    )
    .header('Cache-Control', 'private, no-store');
  return Buffer.from(content);
}

/** A name as RFC 8187 writes it. */
const quoted = (name: string): string =>
  encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);
