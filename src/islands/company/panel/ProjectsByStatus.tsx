import { projectStatuses, projectStatusLabels } from '../../../contract/projects.ts';
import { type ProjectQuery, projectCounts } from '../../../machines/panel/company-projects.ts';
import { StatusTabs } from '../../ui/navigation/StatusTabs.tsx';
import { useRead } from '../../ui/reading/useRead.ts';
import { panelAddress } from '../addresses.ts';

/** Which projects are listed, by their status; those the company has, each with how many. */
export function ProjectsByStatus({ query }: { query: ProjectQuery }) {
  const { data: counts } = useRead(projectCounts);
  const countOf = new Map(counts?.map(({ status, projects }) => [status, projects]));
  const all = [...countOf.values()].reduce((sum, projects) => sum + projects, 0);
  const used = projectStatuses.filter((status) => countOf.has(status) || status === query.status);
  const tab = (status: ProjectQuery['status'], label: string, count: number) => ({
    label,
    count,
    to: panelAddress({ ...query, status, page: 1 }),
    current: query.status === status,
  });
  const tabs = [
    tab('', 'All', all),
    ...used.map((status) => tab(status, projectStatusLabels[status], countOf.get(status) ?? 0)),
  ];
  return <StatusTabs label="Which projects" tabs={counts ? tabs : null} />;
}
