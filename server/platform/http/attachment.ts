import type { FastifyReply } from 'fastify';

/**
 * Marks an answer as a file to save, which no browser opens within this site and only the asker stores. A stranger made
 * its bytes.
 */
export function asAttachment(
  reply: Pick<FastifyReply, 'header'>,
  { name, plain }: { readonly name: string; readonly plain?: string },
): void {
  reply
    .header('Content-Disposition', attachmentNamed(name, plain))
    .header('Cache-Control', 'private, no-store');
}

/** @param plain a name for those who cannot read the other one (RFC 6266) */
export const attachmentNamed = (name: string, plain = 'file'): string =>
  `attachment; filename="${plain}"; filename*=UTF-8''${quoted(name)}`;

/** A name as RFC 8187 writes it. */
const quoted = (name: string): string =>
  encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);
