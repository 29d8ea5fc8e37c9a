import type { Attention, Overview } from '../../../contract/reports/overview.ts';
import { ScreenLink } from '../../ui/navigation/navigation.tsx';
import { Icon } from '../../ui/picture/Icon.tsx';
import { reviewAddress } from '../projects/review-address.ts';
import { recordAddress } from '../records/record-address.ts';
import { screens } from '../screens.ts';

interface Kind {
  readonly kind: Attention['kind'];
  readonly count: keyof Overview['attentionCounts'];
  readonly one: string;
  readonly many: string;
  readonly icon: string;
  /** Where all of them are listed. */
  readonly all: string;
  readonly addressOf: (about: Attention) => string;
}

const companyRecord = ({ id }: Attention) => recordAddress('company', id);
const projectRecord = ({ id }: Attention) => recordAddress('project', id);

const kinds: readonly Kind[] = [
  {
    kind: 'project awaiting approval',
    count: 'projectsAwaitingApproval',
    one: 'project awaiting approval',
    many: 'projects awaiting approval',
    icon: 'shield',
    all: `${screens['manage-project']}?${new URLSearchParams({ status: 'Awaiting approval' })}`,
    addressOf: ({ id }) => reviewAddress(id),
  },
  {
    kind: 'unverified company',
    count: 'unverifiedCompanies',
    one: 'unverified company',
    many: 'unverified companies',
    icon: 'company',
    all: `${screens['manage-company']}?verified=false`,
    addressOf: companyRecord,
  },
  {
    kind: 'domain to decide',
    count: 'domainsToDecide',
    one: 'university’s domain to decide',
    many: 'universities’ domains to decide',
    icon: 'shield',
    all: screens['manage-company'],
    addressOf: companyRecord,
  },
  {
    kind: 'open message',
    count: 'openMessages',
    one: 'open message',
    many: 'open messages',
    icon: 'mail',
    all: `${screens.support}?state=open`,
    addressOf: ({ id }) => `${screens.support}?state=open&message=${id}`,
  },
  {
    kind: 'overdue answer',
    count: 'overdueAnswers',
    one: 'project with overdue answers',
    many: 'projects with overdue answers',
    icon: 'clock',
    all: `${screens['manage-project']}?status=pending`,
    addressOf: projectRecord,
  },
  {
    kind: 'project at risk',
    count: 'projectsAtRisk',
    one: 'project at risk',
    many: 'projects at risk',
    icon: 'project',
    all: screens['manage-project'],
    addressOf: projectRecord,
  },
  {
    kind: 'project without applicants',
    count: 'projectsWithoutApplicants',
    one: 'project without applicants',
    many: 'projects without applicants',
    icon: 'project',
    all: `${screens['manage-project']}?status=pending`,
    addressOf: projectRecord,
  },
];

/** How many of a kind are named here; the rest stand in their list. */
const named = 3;

/** What waits for an admin, the most pressing first, each leading where it is dealt with. */
export function NeedsAttention({
  overview: { attention, attentionCounts },
}: {
  overview: Overview;
}) {
  const waiting = kinds.filter(({ count }) => attentionCounts[count] > 0);
  return (
    <section className="panel ticked" aria-labelledby="needs-attention">
      <h2 id="needs-attention">Needs attention</h2>
      {waiting.length === 0 && <p className="soft">Nothing needs your attention.</p>}
      {waiting.map(({ kind, count, one, many, icon, all, addressOf }) => (
        <div key={kind} className="attention">
          <h3>
            <ScreenLink to={all}>
              <Icon name={icon} />
              <span className="tabular">{attentionCounts[count].toLocaleString('en')}</span>{' '}
              {attentionCounts[count] === 1 ? one : many}
            </ScreenLink>
          </h3>
          <ul>
            {attention
              .filter((about) => about.kind === kind)
              .slice(0, named)
              .map((about) => (
                <li key={about.id}>
                  <ScreenLink to={addressOf(about)}>{about.title}</ScreenLink>
                  <span className="soft">{about.detail}</span>
                </li>
              ))}
          </ul>
        </div>
      ))}
    </section>
  );
}
