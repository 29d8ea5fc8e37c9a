import { useMachine } from '@xstate/react';
import type { ReactNode } from 'react';
import { change } from '../../../api/read/read.ts';
import { currentStudent } from '../../../api/read/students.ts';
import { type Resume, resumeType } from '../../../contract/students/resumes.ts';
import { downloadOwnResume, resumeMachine } from '../../../machines/students/resume.ts';
import { sizeOf } from '../../features/applications/application/file-words.ts';
import ConfirmDialog from '../../ui/dialog/ConfirmDialog.tsx';
import { focusSoon } from '../../ui/dialog/focus.ts';
import { BusyButton } from '../../ui/form/BusyButton.tsx';
import { Button } from '../../ui/form/Button.tsx';
import { FileChoice } from '../../ui/form/FileChoice.tsx';
import { DownloadButton } from '../../ui/list/DownloadButton.tsx';
import { useEmitted } from '../../ui/machine/useEmitted.ts';
import { Alert } from '../../ui/status/Alert.tsx';
import { dayOf } from '../../ui/status/dates.ts';
import { announce } from '../../ui/status/toasts.ts';
import { UploadProgress } from '../../ui/status/UploadProgress.tsx';
import './own-resume.scss';

/** The student's résumé: uploaded once, to go with applications; replaced, downloaded, deleted. */
export function OwnResume({ sId, resume }: { sId: number; resume: Resume | null }) {
  const [snapshot, send, actor] = useMachine(resumeMachine, { input: { sId } });
  const { alert } = snapshot.context;

  useEmitted(actor, {
    changed: ({ answer }) => {
      change(currentStudent, (student) => ({ ...student, resume: answer }));
      announce(answer ? 'Your résumé is uploaded.' : 'Your résumé is deleted.');
      focusSoon(chooseId);
    },
  });

  return (
    <section className="panel ticked max-w-52 mt-6" aria-labelledby="own-resume">
      <h2 className="fs-22" id="own-resume">
        Résumé
      </h2>
      {resume ? (
        <p className="stack gap-2px">
          <strong>{resume.name}</strong>
          <span className="note soft">
            PDF, {sizeOf(resume.bytes)}, uploaded {dayOf(resume.uploadedAt)}
          </span>
        </p>
      ) : (
        <p>Upload it once, and send it with any application.</p>
      )}
      {alert && (
        <Alert kind="danger">
          {alert}{' '}
          {snapshot.can({ type: 'retry' }) && (
            <Button look="link" className="alert-act" onClick={() => send({ type: 'retry' })}>
              Try again
            </Button>
          )}
        </Alert>
      )}
      <ResumeActs
        has={resume !== null}
        share={snapshot.matches('sending') ? snapshot.context.share : null}
        isRemoving={snapshot.matches('removing')}
        download={
          resume && (
            <DownloadButton
              make={() => downloadOwnResume(sId)}
              name={resume.name}
              made="Résumé downloaded."
              size="sm"
            >
              Download
            </DownloadButton>
          )
        }
        onChoose={(file) => send({ type: 'choose', file })}
        onCancel={() => send({ type: 'cancel' })}
        onRemove={() => send({ type: 'remove' })}
      />
      {snapshot.matches('asking') && (
        <ConfirmDialog
          title="Delete résumé"
          question="Are you sure you want to delete your résumé?"
          consequence="Applications you sent it with keep it."
          yes="Delete"
          no="Cancel"
          onYes={() => send({ type: 'confirm' })}
          onNo={() => send({ type: 'cancel' })}
        />
      )}
    </section>
  );
}

const chooseId = 'resume-choose';

interface ChooseIdProps {
  has: boolean;
  /** Part of a file sent, from 0 to 1; null without an upload. */
  share: number | null;
  isRemoving: boolean;
  download: ReactNode;
  onChoose: (file: File) => void;
  onCancel: () => void;
  onRemove: () => void;
}

/** Acts on a résumé; during an upload, its progress. */
function ResumeActs(props: ChooseIdProps) {
  const { has, share, isRemoving, download, onChoose, onCancel, onRemove } = props;
  if (share !== null) {
    return (
      <div className="own-resume-acts cluster gap-3">
        <UploadProgress label="Uploading your résumé" share={share} />
        <Button look="quiet" size="sm" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    );
  }
  return (
    <>
      <div className="own-resume-acts cluster gap-3">
        {download}
        <FileChoice
          id={chooseId}
          label="Résumé file"
          types={[resumeType]}
          hintId="resume-hint"
          onChoose={onChoose}
        >
          {has ? 'Replace' : 'Upload résumé'}
        </FileChoice>
        {has && (
          <BusyButton look="quiet" size="sm" busy={isRemoving} onClick={onRemove}>
            Delete
          </BusyButton>
        )}
      </div>
      <p className="form-text mt-3 mb-0" id="resume-hint">
        A PDF, at most 5 MB. Only companies you send it to can read it, and the programme’s office.
      </p>
    </>
  );
}
