import type {
  AssignmentRun,
  ProposalKind,
} from '../../../../contract/assignments/assignment-run.ts';
import { ordinal } from '../../../../contract/words/ordinal.ts';
import { ScreenLink } from '../../../ui/navigation/navigation.tsx';
import { studentsAddress } from '../assign-address.ts';
import { kindWords, meaningOf } from '../words.ts';
import './rank-profiles.scss';

interface Props {
  run: AssignmentRun;
  chosen: ProposalKind;
}

/** The three ways side by side. Before publishing, choosing one shows its students below. */
export function Proposals({ run, chosen }: Props) {
  const isOpen = run.state === 'proposed';
  const hasPins = run.pins.length > 0;
  return (
    <section aria-labelledby="three-ways">
      <h2 className="fs-34" id="three-ways">
        Three ways to assign
      </h2>
      <ul className="fitting plain-list mb-6">
        {run.proposals.map(({ kind, placed, profile, blockingPairs, differs }) => (
          <li
            key={kind}
            className={`d-flex flex-column p-5 panel proposal ${kind === chosen ? 'proposal-chosen' : ''}`}
            aria-current={kind === chosen ? 'true' : undefined}
          >
            <h3>{kindWords[kind]}</h3>
            <p className="soft">{meaningOf(kind, hasPins)}</p>
            <dl className="mt-auto flex-column gap-0">
              <div>
                <dt className="fs-14">Placed</dt>
                <dd>
                  {placed.toLocaleString('en')} of {run.students.toLocaleString('en')}
                </dd>
              </div>
              <div>
                <dt className="fs-14">{run.isOrdered ? 'First choices' : 'Best fits'}</dt>
                <dd>{(profile[0] ?? 0).toLocaleString('en')}</dd>
              </div>
              <div>
                <dt className="fs-14">
                  Pairs that would both prefer to swap
                  {hasPins && kind !== 'rank' && ', because of your rules'}
                </dt>
                <dd>{blockingPairs.toLocaleString('en')}</dd>
              </div>
              <div>
                <dt className="fs-14">Different from the first</dt>
                <dd>{differs.toLocaleString('en')}</dd>
              </div>
            </dl>
            {isOpen && kind !== chosen && (
              <ScreenLink
                to={studentsAddress({ runId: run.id, kind, only: '', searchText: '', page: 1 })}
                replace
                className="btn btn-outline-primary btn-sm align-self-start"
              >
                Choose<span className="visually-hidden"> {kindWords[kind]}</span>
              </ScreenLink>
            )}
            {kind === chosen && (
              <p className="m-0 text-blueprint fw-semibold">
                {run.published ? 'Published' : 'Chosen'}
              </p>
            )}
          </li>
        ))}
      </ul>
      <RankProfiles run={run} />
      <Blocking run={run} />
    </section>
  );
}

/** Blocking pairs by way of assigning. The stable ways have none except for pins. If no way has any, it says so. */
function Blocking({ run }: { run: AssignmentRun }) {
  const unstable = run.proposals.filter(({ blockingPairs }) => blockingPairs > 0);
  if (unstable.length === 0) {
    return <p className="soft">In all three, no student and project would both prefer to swap.</p>;
  }
  return unstable.map(({ kind, blockingPairs, blocking }) => (
    <details key={kind} className="my-4">
      <summary className="py-2 fw-semibold">
        Pairs that would both prefer to swap in “{kindWords[kind]}”{' '}
        <span className="note">{blockingPairs.toLocaleString('en')}</span>
      </summary>
      <ul className="blocking plain-list mb-6">
        {blocking.map(({ student, project }) => (
          <li className="py-1" key={`${student} ${project}`}>
            {student} <span className="soft">and</span> {project}
          </li>
        ))}
      </ul>
      {blockingPairs > blocking.length && (
        <p className="soft">Showing the first {blocking.length}.</p>
      )}
    </details>
  ));
}

/** Students who got their 1st, 2nd, … choice in each way: a table whose cells are drawn to scale. */
function RankProfiles({ run }: { run: AssignmentRun }) {
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
    <div className="panel panel-snug rank-profiles mb-6">
      <table className="w-100">
        <caption className="pt-0 text-ink fw-semibold">
          Choices students got{' '}
          <span className="soft fw-normal">
            {run.isOrdered
              ? 'Applications that a student has not ranked come after the others, by fit.'
              : 'No student has ranked, so their choices are ordered by fit.'}
          </span>
        </caption>
        <thead>
          <tr>
            <td className="note-face fs-15" />
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
                <td className="note-face fs-15" key={proposals[at]?.kind}>
                  <svg
                    className="rank-bar not-on-phones"
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
