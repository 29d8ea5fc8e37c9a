import type { ProjectReview } from '../../../../contract/projects/running-projects.ts';
import { labelOfStatus } from '../../../../contract/projects/statuses.ts';
import { OutsideLink } from '../../../ui/navigation/OutsideLink.tsx';
import { Icon } from '../../../ui/picture/Icon.tsx';
import { agoOf } from '../../../ui/status/ago.ts';
import { NearNames } from '../../companies/NearNames.tsx';
import { RecordLink } from '../../records/RecordLink.tsx';

/** State of a proved university domain. */
const ofUniversityWords = {
  undecided: ', of a university: decide about it on the company’s page',
  allowed: ', of a university: allowed',
  refused: ', of a university: refused',
} as const;

/** Facts about the company that asks for approval. */
export function Evidence({ review }: { review: ProjectReview }) {
  const { company, others, otherCount } = review;
  const { name, industry, size, recruiter, signInEmail, website, about, registeredAt } = company;
  return (
    <section aria-labelledby="review-company">
      <h3 id="review-company">The company</h3>
      <NearNames name={name} near={review.nearNames} />
      <dl className="facts">
        <dt>Name</dt>
        <dd>
          <RecordLink kind="company" id={company.id}>
            {name}
          </RecordLink>{' '}
          ({industry}, {size} people)
        </dd>
        <dt>Recruiter</dt>
        <dd>{recruiter}</dd>
        <dt>Email</dt>
        <dd>
          {signInEmail ?? 'It has no account.'}
          <AddressMark at={review.addressAt} hasWebsite={website !== ''} />
        </dd>
        <dt>Confirmed domain</dt>
        <dd>
          {review.provedDomains.length === 0 && 'None'}
          {review.provedDomains.map(({ domain, by, ofUniversity }) => (
            <span key={domain} className="d-block">
              {domain} ({by === 'dns' ? 'by a DNS record' : 'by an emailed code'})
              {ofUniversity && ofUniversityWords[ofUniversity]}
            </span>
          ))}
        </dd>
        <dt>Website</dt>
        <dd>{website ? <OutsideLink to={website} /> : 'None'}</dd>
        <dt>About</dt>
        <dd className="text-pre-line">{about || 'Nothing written.'}</dd>
        <dt>Registered</dt>
        <dd>
          <time dateTime={registeredAt}>{agoOf(registeredAt)}</time>
        </dd>
        <dt>Other projects</dt>
        <dd>
          {otherCount === 0 && 'None'}
          {otherCount > 0 && (
            <ul className="plain-list">
              {others.map(({ pid, title, status }) => (
                <li key={pid}>
                  <RecordLink kind="project" id={pid}>
                    {title}
                  </RecordLink>
                  , {labelOfStatus(status)}
                </li>
              ))}
              {otherCount > others.length && <li>and {otherCount - others.length} more</li>}
            </ul>
          )}
        </dd>
      </dl>
    </section>
  );
}

const addressWords = {
  own: 'Same domain as the website',
  other: 'A different domain from the website',
  'mail provider': 'A mail provider, where anybody can have an address',
  university: 'An address at a university',
} as const;

/** Shows if a confirmed address is at the company's own domain, the best evidence there is without a call. */
function AddressMark({ at, hasWebsite }: { at: ProjectReview['addressAt']; hasWebsite: boolean }) {
  if (at === null)
    return hasWebsite ? null : <span className="soft d-block">No website to compare it with.</span>;
  const isOwn = at === 'own';
  return (
    <span className={`review-domain ${isOwn ? 'text-good' : 'text-warn'}`}>
      <Icon name={isOwn ? 'check' : 'alert'} />
      {addressWords[at]}
    </span>
  );
}
