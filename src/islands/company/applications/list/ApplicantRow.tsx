import { memo } from 'react';
import type { ApplicantQuery } from '../../../../api/read/applications.ts';
import type { Applicant } from '../../../../contract/applications/applicants.ts';
import { ScreenLink } from '../../../ui/navigation/navigation.tsx';
import { Icon } from '../../../ui/picture/Icon.tsx';
import { dayOf, deadlineOf } from '../../../ui/status/dates.ts';
import { applicantsAddress } from '../../addresses.ts';
import { Acts } from '../decision/Acts.tsx';
import { StatusNow } from '../decision/StatusNow.tsx';
import { FitCell } from './FitCell.tsx';

interface Props {
  pid: number;
  applicant: Applicant;
  isChosen: boolean;
  /** Stays below the applicant's own view. */
  query: ApplicantQuery;
  onToggle: (applicationId: number) => void;
}

/** One applicant of a hundred: drawn again only when something about them has changed. */
export const ApplicantRow = memo(function ApplicantRow(props: Props) {
  const { pid, applicant, isChosen, query, onToggle } = props;
  const { applicationId, studentName, status, offerExpiresAt } = applicant;
  return (
    <tr className={isChosen ? 'is-chosen' : undefined} data-status={status}>
      <td>
        <label className="applicant-tick">
          <input
            type="checkbox"
            className="form-check-input m-0"
            data-column="tick"
            checked={isChosen}
            onChange={() => onToggle(applicationId)}
          />
          <span className="visually-hidden">Select {studentName}</span>
        </label>
      </td>
      <th scope="row">
        <ScreenLink
          id={`applicant-${applicationId}`}
          to={applicantsAddress(pid, { query, application: applicationId })}
          data-column="name"
        >
          {studentName}
        </ScreenLink>
        {applicant.note && <NoteMark />}
        <span className="d-block soft fs-14 fw-normal">
          {applicant.university}, {applicant.collegeYear.toLowerCase()} year
        </span>
      </th>
      <td>
        <FitCell fit={applicant.fit} name={studentName} />
      </td>
      <td>
        <StatusNow applicant={applicant} />
        {status === 'Offered' && offerExpiresAt && (
          <span className="d-block soft fs-14 fw-normal">until {deadlineOf(offerExpiresAt)}</span>
        )}
      </td>
      <td className="text-nowrap">{dayOf(applicant.appliedDate)}</td>
      <td className="tabular">{applicant.companyRank ?? <span className="soft">–</span>}</td>
      <td>
        <Acts applicant={applicant} isSmall />
      </td>
    </tr>
  );
});

export function NoteMark() {
  return (
    <span className="applicant-noted">
      <Icon name="edit" />
      <span className="visually-hidden">Has a note</span>
    </span>
  );
}
