import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { memo, type ReactNode } from 'react';
import { Button } from '../../../ui/form/Button.tsx';
import { Icon } from '../../../ui/picture/Icon.tsx';

interface Props {
  id: number;
  name: string;
  /** From 1. */
  place: number;
  of: number;
  /** Puts the item at a place counted from 0; the function never changes. */
  onPut: (id: number, place: number) => void;
  children: ReactNode;
}

export function RankingRow({ id, name, place, of, onPut, children }: Props) {
  const {
    attributes,
    listeners,
    setNodeRef,
    setActivatorNodeRef,
    transform,
    transition,
    isDragging,
  } = useSortable({ id });
  return (
    <li
      ref={setNodeRef}
      className={`position-relative p-2 ranking-row ${isDragging ? 'is-carried' : ''}`}
      style={{ transform: CSS.Translate.toString(transform), transition }}
    >
      <Button
        ref={setActivatorNodeRef}
        look="quiet"
        className="btn-icon ranking-grip"
        {...attributes}
        {...listeners}
      >
        <Icon name="grip" />
        <span className="visually-hidden">Move “{name}”</span>
      </Button>
      <span className="ranking-place tabular text-center">{place}</span>
      <div className="min-w-0">{children}</div>
      <Steps id={id} name={name} place={place} of={of} onPut={onPut} />
    </li>
  );
}

/** Drawn again only when its own place changes, however often the list around it does. */
const Steps = memo(function Steps({ id, name, place, of, onPut }: Omit<Props, 'children'>) {
  const step = (label: string, icon: string, to: number, isAtEnd: boolean) => (
    <Button
      look="quiet"
      className="btn-icon"
      // Not disabled at the end of the list, where the button that led there would lose the focus.
      aria-disabled={isAtEnd || undefined}
      onClick={() => onPut(id, to)}
    >
      <Icon name={icon} />
      <span className="visually-hidden">
        {label} “{name}”
      </span>
    </Button>
  );
  return (
    <div className="ranking-steps d-flex">
      {step('Move to top:', 'top', 0, place === 1)}
      {step('Move up:', 'chevron-up', place - 2, place === 1)}
      {step('Move down:', 'chevron-down', place, place === of)}
    </div>
  );
});
