import { useEffect, useRef } from 'react';
import { refresh } from '../../../api/read/read.ts';
import { isUnderWay } from '../../../api/read/reports.ts';
import type { BulkAction, BulkActionKind } from '../../../contract/reports/bulk-actions.ts';
import { Button } from '../../ui/form/Button.tsx';
import { momentOf } from '../../ui/status/dates.ts';
import { actOf, outcomeOf } from './words.ts';

interface Props {
  acts: readonly BulkAction[];
  kind: BulkActionKind;
  onOpen: (id: number) => void;
}

/** The acts about many of the last day, each with the way to it: to follow it, or to take it back. */
export function RecentActs({ acts, kind, onOpen }: Props) {
  const isAnyUnderWay = acts.some(isUnderWay);
  const wasAnyUnderWay = useRef(isAnyUnderWay);
  useEffect(() => {
    // An act has changed the page's data meanwhile.
    if (wasAnyUnderWay.current && !isAnyUnderWay) refresh();
    wasAnyUnderWay.current = isAnyUnderWay;
  }, [isAnyUnderWay]);
  const shown = acts.filter((act) => act.kind === kind && (isUnderWay(act) || act.undoUntil));
  if (shown.length === 0) return null;
  return (
    <ul className="recent-acts stack gap-1 boxed" aria-label="Actions of the last day">
      {shown.map((act) => (
        <li className="cluster row-gap-1 column-gap-4 align-items-baseline" key={act.id}>
          <span className="note">
            {momentOf(act.madeAt)}
            {act.by && `, ${act.by}`}
          </span>
          <span>{isUnderWay(act) ? `${actOf(act, act.people)}…` : outcomeOf(act)}</span>
          <Button look="link" className="ms-auto" onClick={() => onOpen(act.id)}>
            {isUnderWay(act) ? 'See progress' : 'Undo…'}
          </Button>
        </li>
      ))}
    </ul>
  );
}
