import { type ApplicationStatus, applicationStatuses } from '../../../../contract/applications.ts';
import { applicantCounts } from '../../../../machines/applicants/applicants.ts';
import { StatusTabs } from '../../../ui/navigation/StatusTabs.tsx';
import { useRead } from '../../../ui/reading/useRead.ts';
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
  const countOf = new Map(counts?.map(({ status, applications }) => [status, applications]));
  const all = [...countOf.values()].reduce((sum, applications) => sum + applications, 0);
  const shown = applicationStatuses.filter(
    (status) => wayToAPlace.includes(status) || countOf.has(status) || status === query.status,
  );
  const tab = (status: ApplicationStatus | '', label: string, count: number) => ({
    label,
    count,
    to: addressOf({ query: { ...query, status, page: 1 }, application: null }),
    current: query.status === status,
  });
  const tabs = [
    tab('', 'All', all),
    ...shown.map((status) => tab(status, status, countOf.get(status) ?? 0)),
  ];
  return <StatusTabs label="Applicants by status" tabs={counts ? tabs : null} />;
}
