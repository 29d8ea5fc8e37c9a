import { type ProjectQuery, projectCounts } from '../../../api/read/projects.ts';
import { useRead } from '../../../api/read/useRead.ts';
import { projectStatuses, projectStatusLabels } from '../../../contract/projects/projects.ts';
import { StatusTabs } from '../../ui/navigation/StatusTabs.tsx';
import { panelAddress } from '../addresses.ts';

/** Which projects are listed, by their status; those the company has, each with how many. */
export function ProjectsByStatus({ query }: { query: ProjectQuery }) {
  const { data: counts } = useRead(projectCounts(query));
  return (
    <StatusTabs
      label="Which projects"
      statuses={projectStatuses}
      counts={counts && new Map(counts.map(({ status, projects }) => [status, projects]))}
      chosen={query.status}
      labelOf={(status) => projectStatusLabels[status]}
      addressOf={(status) => panelAddress({ ...query, status, page: 1 })}
    />
  );
}
