import type { Announcements, UniqueIdentifier } from '@dnd-kit/core';
import { useRef } from 'react';

export const instructions =
  'Press Space to pick up, the arrow keys to move, Space to drop, Escape to cancel.';

interface Order {
  readonly nameOf: (id: UniqueIdentifier) => string;
  /** From 1. */
  readonly placeOf: (id: UniqueIdentifier) => number;
  readonly count: number;
}

/** Announcements for screen readers while an item is carried. */
export function useAnnouncements({ nameOf, placeOf, count }: Order): Announcements {
  // An item is over its own place as soon as it is picked up. Announcing that would hide the picking up.
  const hasTravelled = useRef(false);
  const at = (id: UniqueIdentifier) => `number ${placeOf(id)} of ${count}`;
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
      over ? `Dropped ${nameOf(active.id)} at ${at(over.id)}.` : 'Dropped where it was.',
    onDragCancel: ({ active }) => `${nameOf(active.id)} is back at ${at(active.id)}.`,
  };
}
