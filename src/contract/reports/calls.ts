import * as bulkActions from './bulk-actions.ts';
import { listDeletions } from './deletions.ts';
import { listHistory } from './history.ts';
import { getOverview, search } from './overview.ts';
import { exportReport, getReport } from './reports.ts';

/** Every call about reports. */
export const reportsCalls = {
  listDeletions,
  proposeMassAct: bulkActions.proposeMassAct,
  proposeMassActOnMatching: bulkActions.proposeMassActOnMatching,
  listMassActs: bulkActions.listMassActs,
  getMassAct: bulkActions.getMassAct,
  startMassAct: bulkActions.startMassAct,
  undoMassAct: bulkActions.undoMassAct,
  listHistory,
  getOverview,
  getReport,
  exportReport,
  search,
};
