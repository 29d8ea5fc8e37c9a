import { PDFiumLibrary } from '@hyzyla/pdfium';
import sharp, { type Sharp } from 'sharp';
import { pixelsAtMost } from './squares.ts';
import type { DrawnPicture } from './task.ts';

/** The longer side of a preview, in pixels. */
const side = 1_400;
/** Only the first pages of a document are drawn. */
const pagesAtMost = 8;

const encoded = (picture: Sharp): Promise<Uint8Array> => picture.webp({ quality: 80 }).toBuffer();

const drawn = (content: Uint8Array): DrawnPicture => ({ size: side, content });

/**
 * A picture to look at without opening the file: only its pixels survive.
 * @throws when it cannot be decoded
 */
export async function previewOfPicture(file: Uint8Array): Promise<readonly DrawnPicture[]> {
  const image = sharp(file, { failOn: 'error', limitInputPixels: pixelsAtMost });
  const { format } = await image.metadata();
  // These are programs of a kind, and are not run here.
  if (format === 'svg' || format === 'pdf') throw new Error(`${format} is not a picture`);
  const upright = image.rotate();
  const fitted = upright.resize(side, side, { fit: 'inside', withoutEnlargement: true });
  return [drawn(await encoded(fitted))];
}

/**
 * The first pages of a PDF as pictures, drawn by Chromium’s PDFium inside WebAssembly: nothing in the document can reach
 * out of it.
 * @throws when it cannot be read, which a password prevents too
 */
export async function previewsOfPdf(file: Uint8Array): Promise<readonly DrawnPicture[]> {
  const library = await PDFiumLibrary.init();
  try {
    const document = await library.loadDocument(file);
    const pages: DrawnPicture[] = [];
    for (const page of document.pages()) {
      if (pages.length === pagesAtMost) break;
      const { originalWidth, originalHeight } = page.getOriginalSize();
      const { data: content } = await page.render({
        scale: Math.min(side / originalWidth, side / originalHeight),
        render: ({ data, width, height }) =>
          encoded(
            sharp(data, { raw: { width, height, channels: 4 } }).flatten({ background: '#fff' }),
          ),
      });
      pages.push(drawn(content));
    }
    document.destroy();
    return pages;
  } finally {
    library.destroy();
  }
}

/** True if a PDF opens only with a password. An encrypted one may need it only for changes. */
export async function asksForPassword(file: Uint8Array): Promise<boolean> {
  const library = await PDFiumLibrary.init();
  try {
    (await library.loadDocument(file)).destroy();
    return false;
  } catch (error) {
    return /password/i.test(String(error));
  } finally {
    library.destroy();
  }
}
