import { useRef, useState } from 'react';
import { looseFiles } from '../../../../api/read/engagements.ts';
import { useRead } from '../../../../api/read/useRead.ts';
import { type DeliveredFile, mayBeHandedIn } from '../../../../contract/engagements/files.ts';
import { fileNameFrom } from '../../../../contract/typed/file-name.ts';

/** A file that was chosen in this window and is on its way. */
interface ChosenFile {
  readonly key: number;
  readonly file: File;
  /** Its number once the server knows it. */
  readonly id: number | null;
  /** The server does not take it. */
  readonly isRefused: boolean;
}

const none: readonly DeliveredFile[] = [];

/**
 * The files that go with a delivery while it is written, in the order in which they were chosen.
 * @param before those of the version before
 */
export function useHandedFiles(engagement: number, before = none) {
  const { data: known = [], refetch } = useRead(looseFiles(engagement));
  const [uploads, setUploads] = useState<readonly ChosenFile[]>([]);
  const [unticked, setUnticked] = useState<ReadonlySet<number>>(new Set());
  const lastKey = useRef(0);
  /** In which place each was chosen here, by its number. */
  const places = useRef(new Map<number, number>());

  const isOnItsWay = (id: number) => uploads.some((one) => one.id === id);
  const isTicked = (id: number) => !unticked.has(id);
  const placeOf = ({ id }: DeliveredFile) => places.current.get(id) ?? 0;
  // A file just handed in may still be listed as loose.
  const isHandedIn = (id: number) => before.some((one) => one.id === id);
  const loose = known
    .filter(({ id }) => !isOnItsWay(id) && !isHandedIn(id))
    .toSorted((one, other) => placeOf(one) - placeOf(other));
  const ticked = [...before, ...loose].filter(({ id }) => isTicked(id));
  const change = (key: number, to: Partial<ChosenFile>) =>
    setUploads((all) => all.map((one) => (one.key === key ? { ...one, ...to } : one)));
  const drop = (key: number) => setUploads((all) => all.filter((one) => one.key !== key));

  return {
    uploads,
    /** Files of the version before. */
    before,
    /** Files on the server that are not handed in and not being uploaded here. */
    loose,
    /** The numbers of those that are ticked and may be handed in. */
    ids: ticked.filter(({ state }) => mayBeHandedIn(state)).map(({ id }) => id),
    /** True while a file that belongs to the delivery is still uploading or being checked. */
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
          state === 'Uploading' &&
          name === fileNameFrom(file.name) &&
          bytes === file.size &&
          !isOnItsWay(id),
      );
      lastKey.current += 1;
      const chosen = { key: lastKey.current, file, id: stopped?.id ?? null, isRefused: false };
      setUploads((all) => [...all, chosen]);
    },
    onBegun(key: number, id: number) {
      places.current.set(id, key);
      change(key, { id });
    },
    onRefused: (key: number) => change(key, { isRefused: true }),
    onArrived(key: number) {
      void refetch().then(() => drop(key));
    },
    onDropped: drop,
    onRemoved: () => void refetch(),
  };
}
