import sharp from 'sharp';
import type { DrawnPicture } from './task.ts';

/** Widths in pixels a picture is kept in, the smaller for ordinary screens. */
const [small, large] = [256, 512];

/** Pictures larger than this many pixels are refused before they are decoded: a small file can claim a huge canvas. */
export const pixelsAtMost = 50_000_000;

/** Types by the first bytes of a file, because its name and media type prove nothing. */
const readable = ['jpeg', 'png', 'webp'];

/**
 * Makes square WebP pictures from an upload. Only pixels survive: metadata, colour profiles, scripts and other hidden
 * content are dropped.
 * @throws if it is no JPEG, PNG or WebP that can be decoded
 */
export async function squarePictures(file: Uint8Array): Promise<readonly DrawnPicture[]> {
  const image = sharp(file, { failOn: 'error', limitInputPixels: pixelsAtMost });
  const { format } = await image.metadata();
  if (!format || !readable.includes(format)) throw new Error(`${format} is not taken`);
  // Decoded once: the smaller picture is made from the larger one.
  const upright = image.rotate().resize(large, large, { fit: 'cover' });
  const { data, info } = await upright.raw().toBuffer({ resolveWithObject: true });
  const encoded = async (size: number) => ({
    size,
    content: await sharp(data, { raw: info }).resize(size).webp({ quality: 82 }).toBuffer(),
  });
  return [await encoded(small), await encoded(large)];
}
