import { useRef, useState } from 'react';
import { looseFiles } from '../../../../api/read/engagements.ts';
import { useRead } from '../../../../api/read/useRead.ts';
import { mayBeHandedIn } from '../../../../contract/engagements/files.ts';

/** A file that was chosen in this window and is on its way. */
interface ChosenFile {
  readonly key: number;
  readonly file: File;
  /** Its number once the server knows it. */
  readonly id: number | null;
  /** The server does not take it. */
  readonly isRefused: boolean;
}

/** The files that go with a delivery while it is written. */
export function useHandedFiles(engagement: number) {
  const { data: known = [], refetch } = useRead(looseFiles(engagement));
  const [uploads, setUploads] = useState<readonly ChosenFile[]>([]);
  const [unticked, setUnticked] = useState<ReadonlySet<number>>(new Set());
  const lastKey = useRef(0);

  const isOnItsWay = (id: number) => uploads.some((one) => one.id === id);
  const isTicked = (id: number) => !unticked.has(id);
  const listed = known.filter(({ id }) => !isOnItsWay(id));
  const ticked = listed.filter(({ id }) => isTicked(id));
  const change = (key: number, to: Partial<ChosenFile>) =>
    setUploads((all) => all.map((one) => (one.key === key ? { ...one, ...to } : one)));
  const drop = (key: number) => setUploads((all) => all.filter((one) => one.key !== key));

  return {
    uploads,
    /** Those that the server has and that are not on their way here. */
    listed,
    /** The numbers of those that are ticked and may be handed in. */
    ids: ticked.filter(({ state }) => mayBeHandedIn(state)).map(({ id }) => id),
    /** Whether one that is to go with it has not come yet. */
    isWaiting:
      uploads.some((one) => !one.isRefused) || ticked.some(({ state }) => state === 'Checking'),
    isTicked,
    onTick(id: number, isTicked: boolean) {
      setUnticked((all) => new Set(isTicked ? [...all].filter((one) => one !== id) : [...all, id]));
    },
    onChoose(file: File) {
      // One that stopped on another visit goes on.
      const stopped = known.find(
        ({ id, state, name, bytes }) =>
          state === 'Uploading' && name === file.name && bytes === file.size && !isOnItsWay(id),
      );
      lastKey.current += 1;
      const chosen = { key: lastKey.current, file, id: stopped?.id ?? null, isRefused: false };
      setUploads((all) => [...all, chosen]);
    },
    onBegun: (key: number, id: number) => change(key, { id }),
    onRefused: (key: number) => change(key, { isRefused: true }),
    onArrived(key: number) {
      void refetch().then(() => drop(key));
    },
    onDropped: drop,
    onRemoved: () => void refetch(),
  };
}
