import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  type Modifier,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import {
  SortableContext,
  sortableKeyboardCoordinates,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import { memo, type ReactNode, useCallback, useLayoutEffect, useRef, useState } from 'react';
import { RankingRow } from './RankingRow.tsx';
import { movedTo } from './ranking-order.ts';
import { instructions, useAnnouncements } from './useAnnouncements.ts';
import './ranking.scss';

interface Props<Item> {
  /** Label for screen readers. */
  label: string;
  /** In their present order. */
  items: readonly Item[];
  idOf: (item: Item) => number;
  /** Used on its buttons and in announcements. */
  nameOf: (item: Item) => string;
  /** Content of a row between its place and its buttons. */
  contentOf: (item: Item) => ReactNode;
  /** Called with the whole new order at each change. */
  onOrder: (order: readonly number[]) => void;
}

/** A list put in order: by dragging with pointer or keyboard, or with the buttons of each row. */
export const RankingList = memo(List) as typeof List;

function List<Item>({ label, items, idOf, nameOf, contentOf, onOrder }: Props<Item>) {
  const [said, say] = useState('');
  const order = items.map(idOf);
  const names = new Map(items.map((item) => [idOf(item), `“${nameOf(item)}”`]));
  const called = (id: unknown) => names.get(Number(id)) ?? '';

  const announcements = useAnnouncements({
    nameOf: called,
    placeOf: (id) => order.indexOf(Number(id)) + 1,
    count: order.length,
  });

  const step = (id: number, place: number) => {
    const next = movedTo(order, id, place);
    if (next.every((one, at) => one === order[at])) return;
    onOrder(next);
    say(`${called(id)} is now number ${next.indexOf(id) + 1} of ${next.length}.`);
  };
  const newest = useRef(step);
  useLayoutEffect(() => {
    newest.current = step;
  });
  const put = useCallback((id: number, place: number) => newest.current(id, place), []);
  const drop = ({ active, over }: DragEndEvent) => {
    if (!over || over.id === active.id) return;
    onOrder(movedTo(order, Number(active.id), order.indexOf(Number(over.id))));
  };
  const sensors = useSensors(
    // A press that does not travel stays a press.
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      modifiers={[alongTheList]}
      onDragEnd={drop}
      accessibility={{
        announcements,
        screenReaderInstructions: { draggable: instructions },
      }}
    >
      <SortableContext items={[...order]} strategy={verticalListSortingStrategy}>
        <ol className="stack gap-10px plain-list" aria-label={label}>
          {items.map((item, at) => (
            <RankingRow
              key={idOf(item)}
              id={idOf(item)}
              name={nameOf(item)}
              place={at + 1}
              of={items.length}
              onPut={put}
            >
              {contentOf(item)}
            </RankingRow>
          ))}
        </ol>
      </SortableContext>
      <p className="visually-hidden" role="status">
        {said}
      </p>
    </DndContext>
  );
}

const alongTheList: Modifier = ({ transform }) => ({ ...transform, x: 0 });
