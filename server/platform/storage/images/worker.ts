import sharp from 'sharp';
import { watchBounds } from './bounds.ts';
import { asksForPassword, previewOfPicture, previewsOfPdf } from './previews.ts';
import { squarePictures } from './squares.ts';
import type { FromWorker, PictureTask } from './task.ts';

const makers: Readonly<Record<PictureTask['what'], (file: Uint8Array) => Promise<FromWorker>>> = {
  squares: squarePictures,
  'preview of a picture': previewOfPicture,
  'previews of a PDF': previewsOfPdf,
  'whether a PDF asks for a password': asksForPassword,
};

const withinBounds = watchBounds();
// One picture takes one processor, and leaves the others to everybody else.
sharp.concurrency(1);

process.on('message', async ({ what, file }: PictureTask) => {
  const answer: FromWorker = await withinBounds<FromWorker>(() => makers[what](file)).catch(
    () => null,
  );
  process.send?.(answer);
});
process.once('disconnect', () => process.exit());
// Meant for the server, which lets a picture under way be finished.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {});
