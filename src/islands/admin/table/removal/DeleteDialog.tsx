import { useState } from 'react';
import { credentialsOf } from '../../../../api/read/credentials.ts';
import { deletionsOf } from '../../../../api/read/reports.ts';
import { useRead } from '../../../../api/read/useRead.ts';
import ConfirmDialog from '../../../ui/dialog/ConfirmDialog.tsx';
import { Button } from '../../../ui/form/Button.tsx';
import { WhatStaysProven } from '../../credentials/WhatStaysProven.tsx';
import type { TableDefinition } from '../definition.ts';
import './removals.scss';

/**
 * @param force what would be lost has been read
 * @param revoke credentials that are not to hold any more
 */
export type OnDelete = (rows: readonly object[], force: boolean, revoke: readonly string[]) => void;

interface Props {
  definition: TableDefinition<object>;
  rows: readonly object[];
  onDelete: OnDelete;
  onInstead: (rows: readonly object[]) => void;
  onClose: () => void;
}

/** Beyond this many rows, only the number is shown. */
const namedAtMost = 5;

/** Asks before rows are deleted, and says first what would be lost with them. */
export default function DeleteDialog({ definition, rows, ...does }: Props) {
  const { source, many } = definition;
  const { deletableKind, idOf, labelOf, noun, instead, hasAccounts } = source;
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
  const one = rows.length === 1;
  const what = one ? `this ${noun}` : `these ${rows.length} ${many}`;
  const named = rows.slice(0, namedAtMost).map(labelOf).join(', ');
  return (
    <ConfirmDialog
      title={one ? `Delete ${noun}` : `Delete ${many}`}
      question={`Are you sure you want to delete ${what}?`}
      consequence={named + (rows.length > namedAtMost ? '…' : '')}
      yes={one || deletable.length === 0 ? 'Delete' : `Delete ${deletable.length}`}
      no="Cancel"
      isBlocked={isChecking || deletable.length === 0}
      onYes={() => does.onDelete(deletable, deletable.some(obstacleOf), revoke)}
      onNo={does.onClose}
    >
      {isChecking && (
        <p className="soft" role="status">
          Checking what depends on {one ? 'it' : 'them'}…
        </p>
      )}
      {dependedOn.length > 0 && (
        <WouldBeLost
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

interface WouldBeLostProps {
  rows: readonly { readonly id: number; readonly label: string; readonly sentence: string }[];
  /** Label of the act that keeps everything; null if there is none. */
  instead: string | null;
  onInstead: () => void;
}

const toldOneByOne = 5;

/** Losses with rows that others depend on, and the act that avoids them. */
function WouldBeLost({ rows, instead, onInstead }: WouldBeLostProps) {
  return (
    <div className="alert alert-warning would-be-lost" role="status">
      <ul className="refusals plain-list mb-4">
        {rows.slice(0, toldOneByOne).map(({ id, label, sentence }) => (
          <li key={id}>
            {rows.length > 1 && <strong>{label}</strong>}
            <p className="mt-1 mb-0">{sentence}</p>
          </li>
        ))}
      </ul>
      {rows.length > toldOneByOne && <p>And {rows.length - toldOneByOne} more.</p>}
      {instead && (
        <Button size="sm" onClick={onInstead}>
          {rows.length === 1 ? instead : `${instead} (${rows.length})`}
        </Button>
      )}
    </div>
  );
}
