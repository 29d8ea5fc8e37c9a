import type { Announcements, UniqueIdentifier } from '@dnd-kit/core';

/** What a screen reader says while an item is carried. Places count from 1. */
export function announcementsFor(
  nameOf: (id: UniqueIdentifier) => string,
  placeOf: (id: UniqueIdentifier) => number,
  count: number,
): Announcements {
  const at = (id: UniqueIdentifier) => `place ${placeOf(id)} of ${count}`;
  return {
    onDragStart: ({ active }) => `Picked up ${nameOf(active.id)}, ${at(active.id)}.`,
    onDragOver: ({ active, over }) =>
      over ? `${nameOf(active.id)} is over ${at(over.id)}.` : undefined,
    onDragEnd: ({ active, over }) =>
      over ? `Put ${nameOf(active.id)} down at ${at(over.id)}.` : 'Put down where it was.',
    onDragCancel: ({ active }) => `${nameOf(active.id)} is back at ${at(active.id)}.`,
  };
}

export const instructions =
  'Press Space to pick it up, the arrow keys to carry it, Space to put it down, Escape to leave it where it was.';
