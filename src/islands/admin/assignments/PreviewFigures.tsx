import type { AssignmentPreview } from '../../../contract/assignments/assignment-run.ts';
import { ShortProjects } from './ShortProjects.tsx';

interface Props {
  preview: AssignmentPreview;
  isBusy: boolean;
}

const count = (number: number) => number.toLocaleString('en');

/** How many take part, who has not said what they want, and which projects cannot fill. */
export function PreviewFigures({ preview, isBusy }: Props) {
  const { students, projects, places, applications, short } = preview;
  const { unorderedApplications, unrankedApplications } = preview;
  return (
    <div className="assign-preview" aria-busy={isBusy} aria-live="polite">
      <dl className="assign-figures">
        {(
          [
            ['Students', students],
            ['Applications', applications],
            ['Projects', projects],
            ['Places', places],
          ] as const
        ).map(([label, figure]) => (
          <div key={label}>
            <dt className="fs-14">{label}</dt>
            <dd>{count(figure)}</dd>
          </div>
        ))}
      </dl>
      {applications > 0 && (
        <p className="soft">
          {count(unorderedApplications)} of {count(applications)} applications are not ordered by
          their student, {count(unrankedApplications)} are not ranked by their company. Those are
          ordered by fit; a recorded draw breaks ties.
        </p>
      )}
      {short.length > 0 && (
        <ShortProjects
          title="Fewer applicants than places"
          lead="No assignment can fill these."
          projects={short}
        />
      )}
    </div>
  );
}
