import type { Project } from '../../../contract/projects.ts';
import { type Obstacle, obstacleTo } from '../../../machines/browse.ts';
import { dayOf } from '../../ui/dates.ts';

interface Props {
  project: Project;
  onRegister: () => void;
}

/** Opens the apply dialog; where that is not possible, says why. */
export function RegisterButton({ project, onRegister }: Props) {
  const obstacle = obstacleTo(project, new Date());
  const why = obstacle && sentences[obstacle](project);
  const whyId = `why-${project.pid}`;
  return (
    <div className="register">
      <button
        type="button"
        className="btn btn-accent"
        disabled={obstacle !== null}
        aria-describedby={why ? whyId : undefined}
        onClick={onRegister}
      >
        Register<span className="visually-hidden"> for {project.title}</span>
      </button>
      {why && (
        <span className="register-why" id={whyId}>
          {why}
        </span>
      )}
    </div>
  );
}

const sentences: Record<Obstacle, (project: Project) => string> = {
  applied: () => 'You have applied.',
  status: ({ status }) => `Not open for registration: ${status}.`,
  deadline: ({ deadline }) => `Applying ended on ${dayOf(deadline ?? '')}.`,
  places: () => 'All places are taken.',
};
