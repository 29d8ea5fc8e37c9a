import { memo } from 'react';
import type { ApplicantQuery } from '../../../../api/read/applications.ts';
import type { Applicant } from '../../../../contract/applications/applicants.ts';
import { ScreenLink } from '../../../ui/navigation/navigation.tsx';
import { dayOf } from '../../../ui/status/dates.ts';
import { type ApplicantsPlace, applicantsAddress } from '../../addresses.ts';
import { Acts } from '../decision/Acts.tsx';
import { StatusNow } from '../decision/StatusNow.tsx';
import { NoteMark } from './ApplicantRow.tsx';
import { FitCell } from './FitCell.tsx';
import './applicant-cards.scss';

interface Props {
  pid: number;
  rows: readonly Applicant[];
  chosen: ReadonlySet<number>;
  place: ApplicantsPlace;
  onToggle: (applicationId: number) => void;
}

/** Applicants as cards, for places too narrow for a table. */
export function ApplicantCards({ rows, chosen, place, ...card }: Props) {
  return (
    <ul className="tiles plain-list" aria-label="Applicants">
      {rows.map((applicant) => (
        <li className="d-grid" key={applicant.applicationId}>
          <ApplicantCard
            applicant={applicant}
            isChosen={chosen.has(applicant.applicationId)}
            isOpen={place.application === applicant.applicationId}
            query={place.query}
            {...card}
          />
        </li>
      ))}
    </ul>
  );
}

interface CardProps extends Omit<Props, 'rows' | 'chosen' | 'place'> {
  applicant: Applicant;
  isChosen: boolean;
  /** True if their details are open beside the list. */
  isOpen: boolean;
  query: ApplicantQuery;
}

const ApplicantCard = memo(function ApplicantCard(props: CardProps) {
  const { pid, applicant, isChosen, isOpen, query, onToggle } = props;
  const { applicationId, studentName, status, companyRank } = applicant;
  return (
    <article
      className={`stack gap-3 p-4 applicant-card panel ${isChosen ? 'is-chosen' : ''}`}
      data-status={status}
      aria-labelledby={`applicant-${applicationId}`}
    >
      <div className="mark-first">
        <label className="applicant-tick">
          <input
            type="checkbox"
            className="form-check-input m-0"
            checked={isChosen}
            onChange={() => onToggle(applicationId)}
          />
          <span className="visually-hidden">Select {studentName}</span>
        </label>
        <div>
          <h2 className="mt-1 mb-0">
            <ScreenLink
              id={`applicant-${applicationId}`}
              to={applicantsAddress(pid, { query, application: applicationId })}
              current={isOpen && 'open'}
            >
              {studentName}
            </ScreenLink>
            {applicant.note && <NoteMark />}
          </h2>
          <p className="soft m-0">
            {applicant.university}, {applicant.collegeYear.toLowerCase()} year
          </p>
        </div>
      </div>
      <div className="applicant-card-facts">
        <StatusNow applicant={applicant} />
        <FitCell fit={applicant.fit} name={studentName} />
        <span className="note">
          applied {dayOf(applicant.appliedDate)}
          {companyRank && ` · rank ${companyRank}`}
        </span>
      </div>
      <Acts applicant={applicant} isSmall />
    </article>
  );
});
