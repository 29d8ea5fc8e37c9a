import type { Project } from '../../../../contract/projects/projects.ts';
import { draftName } from '../../../../machines/applications/application-draft.ts';
import { obstacleTo } from '../../../../machines/applications/registering.ts';
import { draftOf } from '../../../../machines/drafts/drafts.ts';
import { useOpen } from '../../../ui/navigation/navigation.tsx';
import { sentenceOf } from '../../../ui/project/project-words.ts';
import './register.scss';

interface Props {
  project: Project;
  addressOfApply: string;
  /** Tells this button from another of the same project. */
  place?: string;
}

/** Opens the apply dialog; where that is not possible, says why. */
export function RegisterButton({ project, addressOfApply, place = 'card' }: Props) {
  const open = useOpen();
  const obstacle = obstacleTo(project, new Date());
  const note = obstacle ? sentenceOf[obstacle](project) : noteOnDraft(project.pid);
  const id = `${place}-${project.pid}`;
  return (
    <div className="register">
      <button
        type="button"
        id={`register-${id}`}
        className="btn btn-primary"
        disabled={obstacle !== null}
        aria-describedby={note ? `why-${id}` : undefined}
        onClick={() => open(addressOfApply)}
      >
        Register<span className="visually-hidden"> for {project.title}</span>
      </button>
      {note && (
        <span className="register-why" id={`why-${id}`}>
          {note}
        </span>
      )}
    </div>
  );
}

const noteOnDraft = (pid: number): string | null =>
  draftOf(draftName(pid)) ? 'Your draft is saved.' : null;
