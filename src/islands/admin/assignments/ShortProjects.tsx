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
    <details className="assign-short">
      <summary>
        {title} <span className="note">{projects.length}</span>
      </summary>
      <p className="soft">{lead}</p>
      <table className="table assign-short-table">
        <thead>
          <tr>
            <th scope="col">Project</th>
            <th scope="col">Company</th>
            <th scope="col" className="number">
              Places
            </th>
            <th scope="col" className="number">
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
              <td>
                <bdi>{companyName}</bdi>
              </td>
              <td className="number">{places}</td>
              <td className="number">{short}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
