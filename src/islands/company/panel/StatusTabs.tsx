import { projectStatuses, projectStatusLabels } from '../../../contract/projects.ts';
import { type ProjectQuery, projectCounts } from '../../../machines/panel/company-projects.ts';
import { ScreenLink } from '../../ui/navigation/navigation.tsx';
import { useRead } from '../../ui/reading/useRead.ts';
import { panelAddress } from '../addresses.ts';

/** Which projects are listed, by their status; those the company has, each with how many. */
export function StatusTabs({ query }: { query: ProjectQuery }) {
  const { data: counts } = useRead(projectCounts);
  if (!counts) return <div className="status-tabs" aria-hidden="true" />;
  const countOf = new Map(counts.map(({ status, projects }) => [status, projects]));
  const all = counts.reduce((sum, { projects }) => sum + projects, 0);
  const used = projectStatuses.filter((status) => countOf.has(status) || status === query.status);
  return (
    <nav className="status-tabs" aria-label="Which projects">
      {(['', ...used] as const).map((status) => (
        <ScreenLink
          key={status}
          to={panelAddress({ ...query, status, page: 1 })}
          className="status-tab"
          current={query.status === status}
        >
          {status === '' ? 'All' : projectStatusLabels[status]}{' '}
          <span className="status-count">{status === '' ? all : (countOf.get(status) ?? 0)}</span>
        </ScreenLink>
      ))}
    </nav>
  );
}
