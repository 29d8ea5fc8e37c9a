import { standingsCountedAtMost } from '../../../contract/engagements/board.ts';
import type { Attention, AttentionKind, Overview } from '../../../contract/reports/overview.ts';
import { boardAddress } from '../../features/engagements/board/board-address.ts';
import { workAddress } from '../../features/engagements/work-address.ts';
import { ScreenLink } from '../../ui/navigation/navigation.tsx';
import { addressWith } from '../../ui/navigation/search.ts';
import { recordAddress } from '../records/record-address.ts';
import { screens } from '../screens.ts';

interface Kind {
  readonly one: string;
  readonly many: string;
  /** What is done about them. */
  readonly act: string;
  /** Where all of them are listed, or else the record of the first. */
  readonly to: string | ((first: number) => string);
}

const ofProject = (id: number) => recordAddress('project', id);
const roomOf = (engagement: number) => workAddress(screens.work, { engagement });

const kinds: Record<AttentionKind, Kind> = {
  'offer running out': {
    one: 'offer runs out soon',
    many: 'offers run out soon',
    act: 'Open project',
    to: ofProject,
  },
  'work at risk': {
    one: 'student’s work at risk',
    many: 'students’ work at risk',
    act: 'Follow up',
    to: boardAddress(screens.work, { standing: 'At risk' }),
  },
  'call for help': {
    one: 'student needs help',
    many: 'students need help',
    act: 'Follow up',
    to: boardAddress(screens.work, { standing: 'Needs help' }),
  },
  'outcome to decide': {
    one: 'outcome to decide',
    many: 'outcomes to decide',
    act: 'Decide',
    to: roomOf,
  },
  'objection to decide': {
    one: 'objection to an outcome',
    many: 'objections to outcomes',
    act: 'Decide',
    to: roomOf,
  },
  'no signing key': {
    one: 'signing key is missing',
    many: 'signing keys are missing',
    act: 'See credentials',
    to: screens.credentials,
  },
  'overdue answer': {
    one: 'project with unanswered applications',
    many: 'projects with unanswered applications',
    act: 'Open project',
    to: ofProject,
  },
  'project awaiting approval': {
    one: 'project awaiting approval',
    many: 'projects awaiting approval',
    act: 'Review',
    to: addressWith(screens['manage-project'], { status: 'Awaiting approval' }),
  },
  'unverified company': {
    one: 'unverified company',
    many: 'unverified companies',
    act: 'Verify',
    to: addressWith(screens['manage-company'], { verified: 'false' }),
  },
  'domain to decide': {
    one: 'university’s domain to decide',
    many: 'universities’ domains to decide',
    act: 'Decide',
    to: (id) => recordAddress('company', id),
  },
  'early sign': {
    one: 'company with early signs of trouble',
    many: 'companies with early signs of trouble',
    act: 'Open company',
    to: (id) => recordAddress('company', id),
  },
  'open message': {
    one: 'open message',
    many: 'open messages',
    act: 'Answer',
    to: addressWith(screens.support, { state: 'open' }),
  },
  'project at risk': {
    one: 'project with nobody working on it',
    many: 'projects with nobody working on them',
    act: 'Open project',
    to: ofProject,
  },
  'project without applicants': {
    one: 'project without applicants',
    many: 'projects without applicants',
    act: 'Open project',
    to: ofProject,
  },
};

/** What needs somebody, the most pressing first: how many, the first of them, and where it is dealt with. */
export function NeedsAttention({ attention }: Pick<Overview, 'attention'>) {
  return (
    <section className="panel ticked needs-attention" aria-labelledby="needs-attention">
      <h2 id="needs-attention">Needs attention</h2>
      {attention.length === 0 && <p className="soft">Nothing needs attention now.</p>}
      <ul>
        {attention.map((about) => (
          <Line key={about.kind} {...about} />
        ))}
      </ul>
    </section>
  );
}

function Line({ kind, count, first }: Attention) {
  const { one, many, act, to } = kinds[kind];
  const words = count === 1 ? one : many;
  // The board counts no further either.
  const isMore = first === null && count >= standingsCountedAtMost;
  return (
    <li>
      <strong className="tabular">
        {count.toLocaleString('en')}
        {isMore && '+'}
      </strong>
      <p>
        {words}
        {first && (
          <span className="soft">
            <bdi>{first.title}</bdi>
            {' · '}
            <bdi>{first.detail}</bdi>
          </span>
        )}
      </p>
      <ScreenLink
        to={typeof to === 'string' ? to : to(first?.id ?? 0)}
        className="btn btn-sm btn-outline-primary"
      >
        {act}
        <span className="visually-hidden"> {typeof to === 'string' ? words : first?.title}</span>
      </ScreenLink>
    </li>
  );
}
