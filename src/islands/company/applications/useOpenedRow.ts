import { useState } from 'react';
import type { Applicant } from '../../../contract/applications/applicants.ts';

type Rows = readonly Applicant[];

/**
 * Keeps the open applicant listed: one whom a decision takes out of the list stays in place until closed.
 * @returns the rows, and a function that changes them
 */
export function useOpenedRow(
  listed: Rows,
  opened: number | null,
): [rows: Rows, change: (to: (rows: { rows: Rows }) => { rows: Rows }) => void] {
  const [last, keep] = useState<{ row: Applicant; at: number } | null>(null);
  const at = listed.findIndex(({ applicationId }) => applicationId === opened);
  const row = listed[at];
  if (row && row !== last?.row) keep({ row, at });
  const hasLeft = !row && last !== null && last.row.applicationId === opened;
  return [
    hasLeft ? listed.toSpliced(last.at, 0, last.row) : listed,
    (to) => keep((last) => last && { ...last, row: to({ rows: [last.row] }).rows[0]! }),
  ];
}
