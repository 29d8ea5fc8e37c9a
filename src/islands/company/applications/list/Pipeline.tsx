import { applicantCounts } from '../../../../api/read/applications.ts';
import { useRead } from '../../../../api/read/useRead.ts';
import {
  type ApplicationStatus,
  applicationStatuses,
} from '../../../../contract/applications/moves.ts';
import { StatusTabs } from '../../../ui/navigation/StatusTabs.tsx';
import type { ApplicantsPlace } from '../../addresses.ts';

/** The way to a place. How else an application may end shows where one did. */
const wayToAPlace: readonly ApplicationStatus[] = [
  'Under Review',
  'Shortlisted',
  'Offered',
  'Accepted',
];

interface Props {
  pid: number;
  place: ApplicantsPlace;
  addressOf: (changed: Partial<ApplicantsPlace>) => string;
}

/** How far the applicants have come, and how many stand where. */
export function Pipeline({ pid, place: { query }, addressOf }: Props) {
  const { data: counts } = useRead(applicantCounts(pid));
  return (
    <StatusTabs
      label="Applicants by status"
      statuses={applicationStatuses}
      counts={counts && new Map(counts.map(({ status, applications }) => [status, applications]))}
      chosen={query.status}
      always={wayToAPlace}
      addressOf={(status) => addressOf({ query: { ...query, status, page: 1 }, application: null })}
    />
  );
}
