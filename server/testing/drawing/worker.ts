import type { DrawingTask, FromDrawer } from '../../platform/drawing/drawings.ts';

/** Draws its own number, and which of its tasks this is: so that tests count what was drawn. */
let drawn = 0;

process.on('message', ({ shown }: DrawingTask) => {
  drawn += 1;
  const answer: FromDrawer =
    shown === 'a fault'
      ? { failed: 'no ink' }
      : { content: Buffer.from(`${process.pid} ${drawn}`) };
  if (shown === 'too much') process.kill(process.pid, 'SIGKILL');
  else process.send?.(answer);
});
process.once('disconnect', () => process.exit());
