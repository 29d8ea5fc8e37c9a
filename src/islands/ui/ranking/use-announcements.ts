import type { Announcements, UniqueIdentifier } from '@dnd-kit/core';
import { useRef } from 'react';

export const instructions =
  'Press Space to pick it up, the arrow keys to carry it, Space to put it down, Escape to leave it where it was.';

interface Order {
  readonly nameOf: (id: UniqueIdentifier) => string;
  /** From 1. */
  readonly placeOf: (id: UniqueIdentifier) => number;
  readonly count: number;
}

/** What a screen reader says while an item is carried. */
export function useAnnouncements({ nameOf, placeOf, count }: Order): Announcements {
  // What is picked up is over its own place at once, which would drown the word of its picking up.
  const hasTravelled = useRef(false);
  const at = (id: UniqueIdentifier) => `place ${placeOf(id)} of ${count}`;
  return {
    onDragStart: ({ active }) => {
      hasTravelled.current = false;
      return `Picked up ${nameOf(active.id)}, ${at(active.id)}.`;
    },
    onDragOver: ({ active, over }) => {
      if (!over || (over.id === active.id && !hasTravelled.current)) return;
      hasTravelled.current = true;
      return `${nameOf(active.id)} is over ${at(over.id)}.`;
    },
    onDragEnd: ({ active, over }) =>
      over ? `Put ${nameOf(active.id)} down at ${at(over.id)}.` : 'Put down where it was.',
    onDragCancel: ({ active }) => `${nameOf(active.id)} is back at ${at(active.id)}.`,
  };
}
