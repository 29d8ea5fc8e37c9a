import sharp from 'sharp';
import { watchBounds } from './bounds.ts';
import { previewOfPicture, previewsOfPdf } from './previews.ts';
import { type DrawnPicture, squarePictures } from './squares.ts';

/** What can be made of a file. */
const makers = {
  squares: squarePictures,
  'preview of a picture': previewOfPicture,
  'previews of a PDF': previewsOfPdf,
};

export interface PictureTask {
  readonly what: keyof typeof makers;
  readonly file: Uint8Array;
}

/** The answer about one file; null for what cannot be read. */
export type FromWorker = readonly DrawnPicture[] | null;

const withinBounds = watchBounds();
// One picture takes one processor, and leaves the others to everybody else.
sharp.concurrency(1);

process.on('message', async ({ what, file }: PictureTask) => {
  const answer: FromWorker = await withinBounds(() => makers[what](file)).catch(() => null);
  process.send?.(answer);
});
process.once('disconnect', () => process.exit());
// Meant for the server, which lets a picture under way be finished.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {});
