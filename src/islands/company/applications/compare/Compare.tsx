import type { ReactNode } from 'react';
import type { Applicant } from '../../../../contract/applications/applicants.ts';
import { FitMark } from '../../../features/students/fit/FitMark.tsx';
import { Button } from '../../../ui/form/Button.tsx';
import { ScreenLink } from '../../../ui/navigation/navigation.tsx';
import { OutsideLink } from '../../../ui/navigation/OutsideLink.tsx';
import { Icon } from '../../../ui/picture/Icon.tsx';
import { dayOf } from '../../../ui/status/dates.ts';
import { Acts } from '../decision/Acts.tsx';
import { StatusNow } from '../decision/StatusNow.tsx';
import './compare.scss';

interface Props {
  /** Two to four. */
  applicants: readonly Applicant[];
  addressOf: (applicationId: number) => string;
  onClose: () => void;
}

const notSaid = <span className="soft">Not given</span>;

const facts: readonly (readonly [string, (applicant: Applicant) => ReactNode])[] = [
  ['Status', (applicant) => <StatusNow applicant={applicant} />],
  [
    'Fit',
    ({ fit }) => (
      <span className="d-inline-flex gap-2 align-items-center">
        <FitMark score={fit.score} /> {fit.score} of 100
      </span>
    ),
  ],
  ['Has skills', ({ fit }) => fit.skillsHave.join(', ') || <span className="soft">None</span>],
  [
    'Missing skills',
    ({ fit }) => fit.skillsMissing.join(', ') || <span className="soft">None</span>,
  ],
  ['Studies', (one) => `${one.engineeringType}, ${one.collegeYear.toLowerCase()} year`],
  ['University', ({ university }) => university],
  ['Availability', ({ availableDays }) => availableDays ?? notSaid],
  ['Applied', ({ appliedDate }) => dayOf(appliedDate)],
  ['Your rank', ({ companyRank }) => companyRank ?? <span className="soft">Not ranked</span>],
  ['Message', ({ message }) => message || <span className="soft">No message</span>],
  [
    'Resume',
    ({ resumeLink }) => (resumeLink ? <OutsideLink to={resumeLink}>Resume</OutsideLink> : notSaid),
  ],
  ['Your note', ({ note }) => note || <span className="soft">None</span>],
];

/** Two to four applicants side by side, with the same acts as in the list. */
export default function Compare({ applicants, addressOf, onClose }: Props) {
  return (
    <section aria-labelledby="compare">
      <div className="cluster gap-3 justify-content-between mb-4">
        <h2 className="m-0" id="compare">
          Compare applicants
        </h2>
        <Button onClick={onClose}>
          <Icon name="arrow-left" /> Back to the list
        </Button>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard */}
      <section className="overflow-x-auto panel" tabIndex={0} aria-label="Comparison of applicants">
        <table className="compare w-100">
          <thead>
            <tr>
              <td />
              {applicants.map(({ applicationId, studentName }) => (
                <th className="fs-18" key={applicationId} scope="col">
                  <ScreenLink id={`applicant-${applicationId}`} to={addressOf(applicationId)}>
                    {studentName}
                  </ScreenLink>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {facts.map(([label, tell]) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                {applicants.map((applicant) => (
                  <td key={applicant.applicationId}>{tell(applicant)}</td>
                ))}
              </tr>
            ))}
            <tr>
              <th scope="row">Decide</th>
              {applicants.map((applicant) => (
                <td key={applicant.applicationId}>
                  <Acts applicant={applicant} isSmall />
                </td>
              ))}
            </tr>
          </tbody>
        </table>
      </section>
    </section>
  );
}
