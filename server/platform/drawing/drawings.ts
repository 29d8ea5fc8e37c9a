import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { busy } from '../http/limits/bounded.ts';
import { openProcesses } from '../storage/images/processes.ts';

/**
 * Drawings by name, with their content. Each feature merges its own into this interface;
 * `server/features/drawing/drawers.ts` draws them.
 */
// biome-ignore lint/suspicious/noEmptyInterface: features merge their drawings into it
export interface Drawable {}

/** Tasks and answers of the drawing processes. */
export interface DrawingTask {
  readonly what: string;
  readonly shown: unknown;
}
export type FromDrawer = { readonly content: Uint8Array } | { readonly failed: string };

/** A file that was drawn. */
export interface Drawing {
  readonly content: Buffer;
  /** Unique for each content. */
  readonly tag: string;
}

export interface Drawings {
  /**
   * Draws what the same words and figures have not been drawn of lately.
   * @throws {Problem} `busy`
   */
  draw<Name extends keyof Drawable>(what: Name, shown: Drawable[Name]): Promise<Drawing>;
  /** Draws nothing more. */
  close(): void;
}

/** A drawing has a bounded size and takes less than a second; a busy machine may take longer. */
const timeMs = 30_000;
const bounds = { atOnce: 1, waiting: 30, waitMs: 5_000 };
/** Long, because opening fonts takes longer than drawing with them. */
const restMs = 60_000;
/** Somebody waits for it, though fewer than for everything else. */
const niceness = 5;
const keptBytes = 30_000_000;

/**
 * Draws in processes of their own, each state once for all who ask for it.
 * @param worker the script of these processes
 */
export function openDrawings(worker: URL): Drawings {
  const processes = openProcesses({ worker, bounds, restMs, niceness, refusal: busy });
  const kept = new LRUCache<string, Drawing, DrawingTask>({
    maxSize: keptBytes,
    sizeCalculation: ({ content }) => Math.max(1, content.length),
    fetchMethod: (_key, _stale, { context }) => drawn(context),
    ignoreFetchAbort: true,
  });

  async function drawn(task: DrawingTask): Promise<Drawing> {
    const answer = (await processes.run(task, timeMs)) as FromDrawer;
    if ('failed' in answer) throw new Error(`${task.what} could not be drawn: ${answer.failed}`);
    const content = Buffer.from(answer.content);
    return { content, tag: `"${hashOf(content)}"` };
  }

  return {
    draw(what, shown) {
      const task = { what, shown };
      return kept.forceFetch(hashOf(JSON.stringify(task)), { context: task });
    },
    close: processes.close,
  };
}

const hashOf = (data: string | Uint8Array): string =>
  createHash('sha256').update(data).digest('base64url').slice(0, 22);
