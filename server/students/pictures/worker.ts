import sharp from 'sharp';
import { type SquarePicture, squarePictures } from './encode.ts';

/** The answer about one picture; null for what is no picture. */
export type FromWorker = readonly SquarePicture[] | null;

// One picture takes one processor, and leaves the others to everybody else.
sharp.concurrency(1);

process.on('message', async (file: Uint8Array) => {
  const answer: FromWorker = await squarePictures(file).catch(() => null);
  process.send?.(answer);
});
process.once('disconnect', () => process.exit());
// Meant for the server, which lets a picture under way be finished.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {});
