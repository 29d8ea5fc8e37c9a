import { useMachine } from '@xstate/react';
import { type ReactNode, Suspense } from 'react';
import type { Failure } from '../../../../api/act/failure.ts';
import {
  type ProfileSource,
  profileAlert,
  profileEditMachine,
} from '../../../../machines/students/profile-edit.ts';
import ConfirmDialog from '../../../ui/dialog/ConfirmDialog.tsx';
import { focusSoon } from '../../../ui/dialog/focus.ts';
import { useEmitted } from '../../../ui/machine/useEmitted.ts';
import { announce } from '../../../ui/status/toasts.ts';

/** What a profile's form is told, whoever's profile it is. */
export interface ProfileFormProps<Change> {
  alert: string | null;
  failure: Failure | null;
  isBusy: boolean;
  onSubmit: (change: Change) => void;
  onCancel: () => void;
}

interface Props<Change extends object, Saved extends object> {
  source: ProfileSource<Change, Saved>;
  /** The id of the heading that takes the focus when the form closes. */
  heading: string;
  facts: (onEdit: () => void) => ReactNode;
  form: (props: ProfileFormProps<Change>) => ReactNode;
  onSaved: (profile: Saved) => void;
}

/** A profile's facts, or the form that changes them. */
export function EditedProfile<Change extends object, Saved extends object>(
  props: Props<Change, Saved>,
) {
  const { source, heading, facts, form, onSaved } = props;
  const [snapshot, send, actor] = useMachine(profileEditMachine, { input: source });
  const { failure } = snapshot.context;

  useEmitted(actor, {
    saved: ({ profile }) => {
      onSaved(profile as Saved);
      announce('Your profile is saved.');
      focusSoon(heading);
    },
    closed: () => focusSoon(heading),
  });

  return (
    <>
      {snapshot.hasTag('form') ? (
        <Suspense fallback={<p role="status">Loading the form…</p>}>
          {form({
            alert: profileAlert(failure),
            failure,
            isBusy: snapshot.hasTag('busy'),
            onSubmit: (change) => send({ type: 'submit', change }),
            onCancel: () => send({ type: 'cancel' }),
          })}
        </Suspense>
      ) : (
        facts(() => send({ type: 'edit' }))
      )}
      {snapshot.matches('asking') && (
        <ConfirmDialog
          title="Discard changes"
          question="Are you sure you want to discard your changes?"
          consequence="Your profile will not change."
          yes="Discard"
          no="Keep editing"
          onYes={() => send({ type: 'confirm' })}
          onNo={() => send({ type: 'keep' })}
        />
      )}
    </>
  );
}
