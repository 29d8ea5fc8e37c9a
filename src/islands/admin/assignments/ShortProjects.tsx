import type { AssignmentPreview } from '../../../contract/assignments/assignment-run.ts';
import { RecordLink } from '../records/RecordLink.tsx';

interface Props {
  title: string;
  lead: string;
  projects: AssignmentPreview['short'];
}

/** Projects with places that stay empty, the emptiest first; the first few at once, the rest on demand. */
export function ShortProjects({ title, lead, projects }: Props) {
  return (
    <details className="my-4">
      <summary className="py-2 fw-semibold">
        {title}{' '}
        <span className="note">
          {projects.reduce((sum, { short }) => sum + short, 0).toLocaleString('en')} in{' '}
          {projects.length} {projects.length === 1 ? 'project' : 'projects'}
        </span>
      </summary>
      <p className="soft">{lead}</p>
      <table className="table">
        <thead>
          <tr>
            <th scope="col">Project</th>
            {/* On a phone the project’s name is enough to find it. */}
            <th scope="col" className="not-on-phones">
              Company
            </th>
            <th scope="col" className="number text-end tabular">
              Places
            </th>
            <th scope="col" className="number text-end tabular">
              Empty places
            </th>
          </tr>
        </thead>
        <tbody>
          {projects.map(({ pid, title: name, companyName, places, short }) => (
            <tr key={pid}>
              <td>
                <RecordLink kind="project" id={pid}>
                  {name}
                </RecordLink>
              </td>
              <td className="not-on-phones">
                <bdi>{companyName}</bdi>
              </td>
              <td className="number text-end tabular">{places}</td>
              <td className="number text-end tabular">{short}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
