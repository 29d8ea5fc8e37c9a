import type { AssignmentRun } from '../../../../contract/assignments/assignment-run.ts';
import { ordinal } from '../../../../contract/ordinal.ts';
import { kindWords } from '../words.ts';
import './rank-profiles.scss';

/** How many got their 1st, 2nd, … choice by each way: a table whose cells are drawn to scale. */
export function RankProfiles({ run }: { run: AssignmentRun }) {
  const { proposals, students } = run;
  const ranks = Math.max(0, ...proposals.map(({ profile }) => profile.length));
  const rows = [
    ...Array.from({ length: ranks }, (_, rank) => ({
      label: `${ordinal(rank + 1)} choice`,
      counts: proposals.map(({ profile }) => profile[rank] ?? 0),
    })),
    { label: 'No place', counts: proposals.map(({ placed }) => students - placed) },
  ];
  const most = Math.max(1, ...rows.flatMap(({ counts }) => counts));
  return (
    <div className="panel rank-profiles">
      <table>
        <caption>Choices students got</caption>
        <thead>
          <tr>
            <td />
            {proposals.map(({ kind }) => (
              <th key={kind} scope="col">
                {kindWords[kind]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, counts }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              {counts.map((count, at) => (
                <td key={proposals[at]?.kind}>
                  <svg
                    className="rank-bar"
                    viewBox="0 0 100 10"
                    preserveAspectRatio="none"
                    aria-hidden="true"
                    focusable="false"
                  >
                    <rect width={(count / most) * 100} height="10" />
                  </svg>
                  <span>{count.toLocaleString('en')}</span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
