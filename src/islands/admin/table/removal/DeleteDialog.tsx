import { useState } from 'react';
import { useAct } from '../../../../api/act/useAct.ts';
import { credentialsOf } from '../../../../api/read/credentials.ts';
import { deletionsOf } from '../../../../api/read/reports.ts';
import { useRead } from '../../../../api/read/useRead.ts';
import { areDependedOn, removeRows } from '../../../../api/tables/remove.ts';
import ConfirmDialog from '../../../ui/dialog/ConfirmDialog.tsx';
import { announce } from '../../../ui/status/toasts.ts';
import { WhatStaysProven } from '../../credentials/WhatStaysProven.tsx';
import type { TableDefinition } from '../definition.ts';
import { Obstacles } from './Obstacles.tsx';

interface Props {
  definition: TableDefinition<object>;
  rows: readonly object[];
  onRemoved: (rows: readonly object[]) => void;
  onInstead: (rows: readonly object[]) => void;
  onDone: () => void;
  onClose: () => void;
}

/** Beyond this many rows, only the number is shown. */
const namedAtMost = 5;

/** Asks before rows are deleted, and says first what would be lost with them; then what was refused, and the ways out. */
export default function DeleteDialog({ definition, rows, ...does }: Props) {
  const { source, many } = definition;
  const { deletableKind, idOf, labelOf, noun, instead, hasAccounts, canForce } = source;
  const ids = rows.map(idOf).filter((id) => id !== null);
  const isAsked = deletableKind !== undefined && ids.length > 0;
  // If this cannot be read, the server still refuses a deletion with losses.
  const lost = useRead(isAsked ? deletionsOf(deletableKind, ids) : null);
  const obstacles = new Map((lost.data ?? []).map((obstacle) => [obstacle.id, obstacle]));
  const obstacleOf = (row: object) => obstacles.get(idOf(row) ?? 0);
  const dependedOn = rows.filter(obstacleOf);
  const deletable = rows.filter((row) => obstacleOf(row)?.mayForce ?? true);
  // An account that cannot be deleted at all is one’s own, and cannot be disabled either.
  const keepable = dependedOn.filter((row) => !hasAccounts || obstacleOf(row)?.mayForce);
  const provenFor = deletableKind === 'student' && ids.length === 1 ? ids[0] : undefined;
  const proven = useRead(provenFor === undefined ? null : credentialsOf(provenFor));
  const isChecking = (isAsked && lost.isPending) || (provenFor !== undefined && proven.isPending);
  const [revoke, chooseRevoked] = useState<readonly string[]>([]);
  const wordsFor = (some: readonly object[]) =>
    some.length === 1 ? `“${labelOf(some[0]!)}”` : `${some.length} ${many}`;

  const removing = useAct(
    ({ rows, force }: { rows: readonly object[]; force: boolean }) =>
      removeRows(source, rows, { force, revoke }),
    {
      done(refused, { rows }) {
        const removed = rows.filter((row) => !refused.some((one) => one.row === row));
        if (refused.length === 0) does.onDone();
        if (removed.length === 0) return;
        announce(`${wordsFor(removed)} deleted.`);
        does.onRemoved(removed);
      },
    },
  );
  const refused = removing.answer ?? [];
  const said = { onNo: does.onClose, isBusy: removing.isPending, failure: removing.failure };
  if (refused.length > 0) {
    const rows = refused.map(({ row }) => row);
    const isDependence = areDependedOn(refused);
    return (
      <ConfirmDialog
        {...said}
        title={isDependence ? 'Other records depend on this' : 'Not deleted'}
        yes={isDependence ? 'Delete anyway' : 'Try again'}
        no="Keep"
        isBlocked={isDependence && !canForce}
        onYes={() => removing.press({ rows, force: isDependence })}
      >
        <Obstacles
          rows={refused.map(({ row, failure }) => ({
            id: idOf(row) ?? 0,
            label: labelOf(row),
            sentence: failure.sentence ?? 'The server did not answer. Try again.',
          }))}
          instead={isDependence && instead ? instead.label : null}
          onInstead={() => does.onInstead(rows)}
        />
      </ConfirmDialog>
    );
  }
  const one = rows.length === 1;
  const what = one ? `this ${noun}` : `these ${rows.length} ${many}`;
  const named = rows.slice(0, namedAtMost).map(labelOf).join(', ');
  return (
    <ConfirmDialog
      {...said}
      title={one ? `Delete ${noun}` : `Delete ${many}`}
      question={`Are you sure you want to delete ${what}?`}
      consequence={named + (rows.length > namedAtMost ? '…' : '')}
      yes={one || deletable.length === 0 ? 'Delete' : `Delete ${deletable.length}`}
      no="Cancel"
      isBlocked={isChecking || deletable.length === 0}
      onYes={() => removing.press({ rows: deletable, force: deletable.some(obstacleOf) })}
    >
      {isChecking && (
        <p className="soft" role="status">
          Checking what depends on {one ? 'it' : 'them'}…
        </p>
      )}
      {dependedOn.length > 0 && (
        <Obstacles
          rows={dependedOn.map((row) => ({
            id: idOf(row) ?? 0,
            label: labelOf(row),
            sentence: obstacleOf(row)?.sentence ?? '',
          }))}
          instead={keepable.length > 0 ? (instead?.label ?? null) : null}
          onInstead={() => does.onInstead(keepable)}
        />
      )}
      <WhatStaysProven
        credentials={proven.data?.rows ?? []}
        revoked={revoke}
        onChange={chooseRevoked}
      />
    </ConfirmDialog>
  );
}
