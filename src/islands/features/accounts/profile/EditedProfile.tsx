import { type ReactNode, useState } from 'react';
import { useAct } from '../../../../api/act/useAct.ts';
import type { Failure } from '../../../../api/problem.ts';
import { draftOf, forgetDraft } from '../../../../session/drafts.ts';
import ConfirmDialog from '../../../ui/dialog/ConfirmDialog.tsx';
import { focusSoon } from '../../../ui/dialog/focus.ts';
import { announce } from '../../../ui/status/toasts.ts';

/** Reads and saves a profile, and names its draft. */
interface ProfileSource<Change extends object, Saved extends object> {
  readonly draft: string;
  /** Sends the change; answers with the profile as it is then. */
  save(change: Change): Promise<Saved>;
}

/** Props of every profile form. */
export interface ProfileFormProps<Change> {
  draft: string;
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
  const [isEditing, setEditing] = useState(() => draftOf(source.draft) !== null);
  const [isAsking, setAsking] = useState(false);
  const { press, isPending, failure, forget } = useAct(source.save, {
    changes: () => forgetDraft(source.draft),
    done: (profile) => {
      close();
      onSaved(profile);
      announce('Your profile is saved.');
    },
  });
  const close = () => {
    setEditing(false);
    setAsking(false);
    focusSoon(heading);
  };
  const edit = () => {
    forget();
    setEditing(true);
  };
  // Changes are only given up after asking.
  const cancel = () => {
    if (isPending) return;
    if (draftOf(source.draft) === null) close();
    else setAsking(true);
  };

  return (
    <>
      {isEditing
        ? form({
            draft: source.draft,
            failure,
            isBusy: isPending,
            onSubmit: press,
            onCancel: cancel,
          })
        : facts(edit)}
      {isAsking && (
        <ConfirmDialog
          title="Discard changes"
          question="Are you sure you want to discard your changes?"
          consequence="Your profile will not change."
          yes="Discard"
          no="Keep editing"
          onYes={() => {
            forgetDraft(source.draft);
            close();
          }}
          onNo={() => setAsking(false)}
        />
      )}
    </>
  );
}

/** Shown until the form is there. */
export const FormSkeleton = () => <p role="status">Loading the form…</p>;
