import sharp from 'sharp';
import type { DrawingTask, FromDrawer } from '../../platform/drawing/drawings.ts';
import { watchBounds } from '../../platform/storage/images/bounds.ts';
import { drawers } from './drawers.ts';

const withinBounds = watchBounds();
// One picture takes one processor, and leaves the others to everybody else.
sharp.concurrency(1);

async function answerTo({ what, shown }: DrawingTask): Promise<FromDrawer> {
  const draw = drawers[what as keyof typeof drawers] as (shown: unknown) => unknown;
  const drawn = (await draw(shown)) as Uint8Array | string;
  return { content: typeof drawn === 'string' ? Buffer.from(drawn) : drawn };
}

process.on('message', async (task: DrawingTask) => {
  const failed = (error: unknown) => ({ failed: String(error) });
  process.send?.(await withinBounds(() => answerTo(task)).catch(failed));
});
process.once('disconnect', () => process.exit());
// Meant for the server, which lets a picture under way be finished.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {});
