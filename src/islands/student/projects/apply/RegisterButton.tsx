import type { Project } from '../../../../contract/projects/projects.ts';
import { draftName } from '../../../../machines/applications/application-draft.ts';
import { obstacleTo } from '../../../../machines/lifecycle/applying.ts';
import { draftOf } from '../../../../session/drafts.ts';
import { whyNotHere } from '../../../features/projects/project/project-words.ts';
import { Button } from '../../../ui/form/Button.tsx';
import { ScreenLink, useOpen } from '../../../ui/navigation/navigation.tsx';
import { addressOf } from '../../applications/applications-address.ts';
import './register.scss';
import { timeNow } from '../../../../session/clock.ts';

interface Props {
  project: Project;
  addressOfApply: string;
  /** Tells this button from another of the same project. */
  place?: string;
}

/** Opens the apply dialog; where that is not possible, says why. */
export function RegisterButton({ project, addressOfApply, place = 'card' }: Props) {
  const open = useOpen();
  const obstacle = obstacleTo(project, timeNow());
  const note = obstacle ? whyNotHere(obstacle, project) : noteOnDraft(project.pid);
  const id = `${place}-${project.pid}`;
  return (
    <div className="register cluster column-gap-4">
      <Button
        id={`register-${id}`}
        look="primary"
        disabled={obstacle !== null}
        aria-describedby={note ? `why-${id}` : undefined}
        onClick={() => open(addressOfApply)}
      >
        Register<span className="visually-hidden"> for {project.title}</span>
      </Button>
      {note && (
        <span className="register-why" id={`why-${id}`}>
          {note}
        </span>
      )}
      {obstacle === 'already-applied' && (
        <ScreenLink to={addressOf({ application: project.applicationId ?? null })}>
          Your application<span className="visually-hidden"> to {project.title}</span>
        </ScreenLink>
      )}
    </div>
  );
}

const noteOnDraft = (pid: number): string | null =>
  draftOf(draftName(pid)) ? 'Your draft is saved.' : null;
