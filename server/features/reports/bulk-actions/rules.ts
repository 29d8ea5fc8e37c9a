import {
  type BulkActionKind,
  type BulkActionName,
  bulkActionsOf,
} from '../../../../src/contract/reports/bulk-actions.ts';

/** For so many hours an act can be taken back. */
const undoHours = 24;

/** What undoes an act; deleting cannot be undone. */
export const inverseOf: Readonly<Record<BulkActionName, BulkActionName | null>> = {
  disable: 'enable',
  enable: 'disable',
  verify: 'take mark back',
  'take mark back': 'verify',
  delete: null,
};

/** Until when an act that ended then can be taken back; null where it cannot be. */
export const undoUntil = (act: BulkActionName, endedAt: Date): Date | null =>
  inverseOf[act] && new Date(endedAt.getTime() + undoHours * 3_600_000);

export const isPossible = (kind: BulkActionKind, act: BulkActionName): boolean =>
  (bulkActionsOf[kind] as readonly BulkActionName[]).includes(act);
