import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import sharp from 'sharp';
import type { Database } from '../database/open.ts';
import { Problem } from '../http/problem.ts';

/** Widths in pixels a picture is kept in; the larger one for dense screens. */
const sizes = [256, 512] as const;

/** Pictures larger than this many pixels are refused before they are decoded: a small file can claim a huge canvas. */
const pixelsAtMost = 50_000_000;

/** What a file really is, by its first bytes; the name and the media type it came with prove nothing. */
const readable = ['jpeg', 'png', 'webp'];

/**
 * Makes square WebP pictures from an upload. Only pixels survive: metadata, colour profiles, scripts
 * and whatever else was hidden in the file do not.
 * @throws {Problem} `picture-refused` when it is no JPEG, PNG or WebP that can be decoded
 */
export async function squarePictures(
  file: Uint8Array,
): Promise<{ size: number; content: Buffer }[]> {
  try {
    const image = sharp(file, { failOn: 'error', limitInputPixels: pixelsAtMost });
    const { format } = await image.metadata();
    if (!format || !readable.includes(format)) throw new Error(`${format} is not taken`);
    const upright = image.rotate();
    return await Promise.all(
      sizes.map(async (size) => ({
        size,
        content: await upright
          .clone()
          .resize(size, size, { fit: 'cover' })
          .webp({ quality: 82 })
          .toBuffer(),
      })),
    );
  } catch {
    throw new Problem('picture-refused', 'Use a JPEG, PNG or WebP picture.');
  }
}

/** Puts pictures in place of a student's own, under a name that nobody can guess; none means the default one. */
export async function replacePictures(
  transaction: Database,
  studentId: number,
  pictures: readonly { size: number; content: Uint8Array }[],
): Promise<void> {
  const name = randomBytes(16).toString('base64url');
  await sql`delete from profile_images where student_id = ${studentId}`.execute(transaction);
  for (const { size, content } of pictures) {
    await transaction
      .insertInto('profile_images')
      .values({ student_id: studentId, size, name, content })
      .execute();
  }
  const address = pictures.length > 0 ? `/api/Pictures/${name}-256.webp` : null;
  await sql`update students set profile_image = ${address} where id = ${studentId}`.execute(
    transaction,
  );
}

/** The bytes of `NAME-SIZE.webp`; null also while the student's account is disabled. */
export async function findPicture(db: Database, file: string): Promise<Uint8Array | null> {
  const [, name, size] = /^(.{22})-(\d+)\.webp$/.exec(file) ?? [];
  const { rows } = await sql<{ content: Uint8Array }>`
    select i.content from profile_images i join students s on s.id = i.student_id
    where i.name = ${name} and i.size = ${Number(size)} and s.state <> 'disabled'`.execute(db);
  return rows[0]?.content ?? null;
}
