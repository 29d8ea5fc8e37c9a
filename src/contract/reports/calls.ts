import * as bulkActions from './bulk-actions.ts';
import { listDeletions } from './deletions.ts';
import { listHistory } from './history.ts';
import { getOverview, search } from './overview.ts';
import { exportCodebook, exportReport, getReport } from './reports.ts';

/** Every call about reports. */
export const reportsCalls = {
  listDeletions,
  proposeBulkAction: bulkActions.proposeBulkAction,
  proposeBulkActionOnMatching: bulkActions.proposeBulkActionOnMatching,
  listBulkActions: bulkActions.listBulkActions,
  getBulkAction: bulkActions.getBulkAction,
  startBulkAction: bulkActions.startBulkAction,
  undoBulkAction: bulkActions.undoBulkAction,
  listHistory,
  getOverview,
  getReport,
  exportReport,
  exportCodebook,
  search,
};
