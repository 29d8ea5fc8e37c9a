import { useState } from 'react';
import { useAct } from '../../../api/act/useAct.ts';
import type { Failure } from '../../../api/problem.ts';
import { makeChange } from '../../../api/tables/rows.ts';
import type { Change } from '../../../api/tables/source.ts';
import { inviteAgain } from '../../../api/tables/states.ts';
import { forgetDraft } from '../../../session/drafts.ts';
import { announce } from '../../ui/status/toasts.ts';
import { draftOf, type TableDefinition } from './definition.ts';

/** A change that came to nothing, or may have. */
export interface Refused {
  readonly change: Change;
  readonly failure: Failure;
}

/**
 * The changes made to rows. Each shows at once and goes out after the one before; where it is refused, the row
 * is as it was.
 * @param show shows a row as it is now
 */
export function useChanges(
  { table, source }: TableDefinition<object>,
  show: (row: object) => void,
) {
  const [refused, setRefused] = useState<Refused | null>(null);
  const { press, waiting } = useAct((change: Change) => makeChange(source, change), {
    inTurn: true,
    done(row, change) {
      if (change.act === 'edit') forgetDraft(draftOf(table, change.id));
      show(row);
      const label = `“${source.labelOf(row)}”`;
      announce(change.act === inviteAgain.act ? `Invitation sent to ${label}.` : `${label} saved.`);
    },
    failed: (failure, change) => setRefused({ change, failure }),
  });
  return {
    waiting,
    refused,
    forgetRefusal: () => setRefused(null),
    /** @param patch what changes in the row */
    change(row: object, act: string, form: object, patch: object) {
      setRefused(null);
      const [id, label] = [source.idOf(row), source.labelOf(row)];
      press({ id, act, form, before: row, patch: { ...row, ...patch }, label });
    },
  };
}

export type Changes = ReturnType<typeof useChanges>;
