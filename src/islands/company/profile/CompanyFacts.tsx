import type { OwnCompany } from '../../../contract/companies/companies.ts';
import { daysOf } from '../../../contract/projects/condition-words.ts';
import { useMay } from '../../features/companies/useMay.ts';
import { Button } from '../../ui/form/Button.tsx';
import { ScreenLink } from '../../ui/navigation/navigation.tsx';
import { OutsideLink } from '../../ui/navigation/OutsideLink.tsx';
import { Icon } from '../../ui/picture/Icon.tsx';
import { screens } from '../screens.ts';

export function CompanyFacts({ company, onEdit }: { company: OwnCompany; onEdit: () => void }) {
  const { name, verified, website, about, responseDays, reviewDays, rating } = company;
  const may = useMay();
  return (
    <>
      <h2 className="mb-2 text-heading fs-24 lh-sm" id="company-name" tabIndex={-1}>
        {name}
      </h2>
      <p className={verified ? 'verified' : 'soft'}>
        <Icon name="shield" />{' '}
        {verified
          ? 'Verified by the programme’s office.'
          : 'Not verified yet. The programme’s office will check who you are.'}
      </p>
      <dl className="facts facts-folding">
        <dt>Recruiter</dt>
        <dd>{company.recruiter}</dd>
        <dt>Email</dt>
        <dd>{company.email}</dd>
        <dt>Industry</dt>
        <dd>{company.industry}</dd>
        <dt>Size</dt>
        <dd>{company.size} people</dd>
        <dt>Website</dt>
        <dd>{website ? <OutsideLink to={website} /> : notSaid}</dd>
        <dt>About</dt>
        <dd className="text-pre-line">{about || notSaid}</dd>
        <dt>Response time</dt>
        <dd>
          <strong>{responseDays === null ? 'None yet' : roughDaysOf(responseDays)}</strong>
          <span className="soft d-block">
            Half of your applicants heard from you within this time. Students see it with your
            projects.
          </span>
        </dd>
        <dt>Review time</dt>
        <dd>
          <strong>{reviewDays == null ? 'None yet' : roughDaysOf(reviewDays)}</strong>
          <span className="soft d-block">
            You reviewed half of the deliveries within this time. Deliveries that are still waiting
            count too. Students see it after three reviews.
          </span>
        </dd>
        <dt>Rating by students</dt>
        <dd>
          <strong>{rating ? `${rating.mean} of 5` : 'None yet'}</strong>
          <span className="soft d-block">
            {rating &&
              `Half of the ratings by ${rating.students} students are between ${rating.from} and ${rating.to}. `}
            It comes from the answers chosen in evaluations of the last 24 months, not from what
            students wrote. It changes at the end of a quarter in which five students have rated
            you.
          </span>
        </dd>
      </dl>
      <div className="d-flex flex-wrap gap-3 mt-6">
        {may('change the company profile') && (
          <Button look="primary" onClick={onEdit}>
            Edit profile
          </Button>
        )}
        <ScreenLink to={screens.settings} className="btn btn-outline-primary">
          Settings and password
        </ScreenLink>
      </div>
    </>
  );
}

const notSaid = <span className="soft">Not given</span>;

const roughDaysOf = (days: number): string =>
  days < 1 ? 'Less than a day' : daysOf(Math.round(days * 10) / 10);
