import { projectStatuses, projectStatusLabels } from '../../../contract/projects.ts';
import { type ProjectCounts, totalOf } from '../../../machines/overview.ts';
import { StatusTag } from '../../ui/StatusTag.tsx';

/** The three numbers one asks for first, and below them every status with its share. */
export function ProjectFigures({ counts }: { counts: ProjectCounts }) {
  const total = totalOf(counts);
  const figures = [
    { label: 'Total Project', figure: total },
    { label: 'Open for registration', figure: counts.pending },
    { label: 'Completed Project', figure: counts.Completed },
  ];
  return (
    <>
      <ul className="figures">
        {figures.map(({ label, figure }) => (
          <li key={label} className="figure-card panel">
            <span className="figure">{figure.toLocaleString('en')}</span>
            <span className="soft">{label}</span>
          </li>
        ))}
      </ul>
      <section className="panel ticked shares" aria-labelledby="by-status">
        <h2 id="by-status">Projects by status</h2>
        <dl>
          {projectStatuses.map((status) => (
            <div key={status} className="share">
              <dt>
                <StatusTag status={status}>{projectStatusLabels[status]}</StatusTag>
              </dt>
              <dd>
                <meter min={0} max={Math.max(total, 1)} value={counts[status]} aria-hidden="true" />
                <span>{counts[status].toLocaleString('en')}</span>
              </dd>
            </div>
          ))}
        </dl>
      </section>
    </>
  );
}
