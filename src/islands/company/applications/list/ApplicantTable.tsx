import type { KeyboardEvent } from 'react';
import type { Applicant, ApplicantSort } from '../../../../contract/applications/applicants.ts';
import { ScreenLink } from '../../../ui/navigation/navigation.tsx';
import type { ApplicantsPlace } from '../../addresses.ts';
import { ApplicantRow } from './ApplicantRow.tsx';
import './applicant-table.scss';

interface Props {
  pid: number;
  rows: readonly Applicant[];
  chosen: ReadonlySet<number>;
  place: ApplicantsPlace;
  onToggle: (applicationId: number) => void;
  onToggleAll: () => void;
  addressOf: (changed: Partial<ApplicantsPlace>) => string;
}

/** A table for a desk; the arrow keys go from row to row within a column. */
export function ApplicantTable({ rows, chosen, place, onToggleAll, addressOf, ...row }: Props) {
  const { query } = place;
  const sorted = (sort: ApplicantSort, label: string) => (
    <th scope="col" aria-sort={query.sort === sort ? direction[sort] : undefined}>
      <ScreenLink to={addressOf({ query: { ...query, sort, page: 1 } })}>{label}</ScreenLink>
    </th>
  );
  return (
    <>
      <div className="overflow-x-auto">
        <table className="table applicant-table">
          <caption className="visually-hidden">Applicants</caption>
          <thead>
            <tr>
              <th scope="col">
                <label className="applicant-tick">
                  <input
                    type="checkbox"
                    className="form-check-input m-0"
                    checked={rows.every(({ applicationId }) => chosen.has(applicationId))}
                    onChange={onToggleAll}
                  />
                  <span className="visually-hidden">Select all</span>
                </label>
              </th>
              {sorted('name', 'Name')}
              {sorted('fit', 'Fit')}
              <th scope="col">Status</th>
              {sorted('applied', 'Applied')}
              {sorted('rank', 'Rank')}
              <th scope="col">Decide</th>
            </tr>
          </thead>
          <tbody onKeyDown={walkRows}>
            {rows.map((applicant) => (
              <ApplicantRow
                key={applicant.applicationId}
                applicant={applicant}
                isChosen={chosen.has(applicant.applicationId)}
                query={query}
                {...row}
              />
            ))}
          </tbody>
        </table>
      </div>
      <p className="note mt-3 mb-0">Use the up and down arrow keys to move between applicants.</p>
    </>
  );
}

const direction: Record<ApplicantSort, 'ascending' | 'descending'> = {
  applied: 'ascending',
  fit: 'descending',
  rank: 'ascending',
  name: 'ascending',
};

/** Moves the focus to the same thing of the row above or below; to its name where that has no such thing. */
function walkRows(event: KeyboardEvent<HTMLElement>) {
  const step = { ArrowUp: 'previousElementSibling', ArrowDown: 'nextElementSibling' } as const;
  const way = step[event.key as keyof typeof step];
  const from = event.target as HTMLElement;
  const row = way && from.closest('tr')?.[way];
  if (!row) return;
  event.preventDefault();
  const same = row.querySelector<HTMLElement>(`[data-column="${from.dataset.column}"]`);
  (same ?? row.querySelector<HTMLElement>('[data-column="name"]'))?.focus();
}
