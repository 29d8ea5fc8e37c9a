import type { SnapshotFrom } from 'xstate';
import type { tableMachine } from './table.ts';

type Snapshot = SnapshotFrom<typeof tableMachine>;

/** Nothing has been listed yet. Later loads keep the old rows. */
export const isFirstLoad = (snapshot: Snapshot): boolean =>
  snapshot.matches({ list: 'loading' }) && snapshot.context.list === null;

/** The rows as they are to be shown: with every change under way, without what is being deleted. */
export function shownRows(
  { context: { source, list, waiting } }: Snapshot,
  removed: ReadonlySet<number>,
): readonly object[] {
  const patched = (row: object): object => {
    const patches = waiting.filter(({ id }) => id === source.idOf(row)).map(({ patch }) => patch);
    return patches.length === 0 ? row : Object.assign({}, row, ...patches);
  };
  return (list?.rows ?? []).filter((row) => !removed.has(source.idOf(row) ?? 0)).map(patched);
}

/** The rows a change of which waits for the server's word. */
export const savingIds = ({ context }: Snapshot): ReadonlySet<number> =>
  new Set(context.waiting.flatMap(({ id }) => (id === null ? [] : [id])));
