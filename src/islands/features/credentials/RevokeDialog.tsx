import { refreshOnRefusal } from '../../../api/act/refusal.ts';
import { useAct } from '../../../api/act/useAct.ts';
import { refresh } from '../../../api/read/read.ts';
import {
  type Credential,
  revocation,
  revokeCredential,
} from '../../../contract/credentials/credentials.ts';
import { forgetDraft } from '../../../session/drafts.ts';
import { FormFrame } from '../../ui/dialog/FormFrame.tsx';
import { focusSoon } from '../../ui/dialog/focus.ts';
import { Check } from '../../ui/form/Check.tsx';
import { DraftNotice } from '../../ui/form/DraftNotice.tsx';
import { TextArea } from '../../ui/form/fields.tsx';
import { useForm } from '../../ui/form/useForm.ts';
import { MoveFailed } from '../../ui/status/MoveFailed.tsx';
import { announce } from '../../ui/status/toasts.ts';

interface Props {
  credential: Credential;
  /** Element that takes the focus after the revocation. */
  list: string;
  onClose: () => void;
}

/** Revokes a credential once it was said why. */
export default function RevokeDialog({ credential, list, onClose }: Props) {
  const { id, title, studentName } = credential;
  const draft = `revoke-${id}`;
  const { press, isPending, failure } = useAct(revokeCredential, {
    changes: () => {
      forgetDraft(draft);
      refresh();
    },
    done: () => {
      onClose();
      announce('The credential is revoked.');
      focusSoon(list);
    },
    failed: refreshOnRefusal,
  });
  const { field, register, isDirty, kept, handleSubmit } = useForm(revocation, {
    defaultValues: { because: '', mayBeRenewed: false },
    failure,
    draft,
    focusesError: true,
  });
  return (
    <FormFrame
      title="Revoke this credential?"
      width={500}
      isDirty={isDirty}
      isBusy={isPending}
      yes="Revoke it"
      look="danger"
      onSubmit={handleSubmit((body) => press({ params: { id }, body }))}
      onCancel={onClose}
    >
      <p>
        “{title}”{studentName && ` of ${studentName}`} is no longer valid: anyone who checks it sees
        that it was revoked, when and why.
      </p>
      <p className="soft">
        {studentName
          ? `It disappears from the portfolio of ${studentName}. We tell them why. `
          : 'The student has left. '}
        This cannot be undone.
      </p>
      {failure?.fields.length === 0 && <MoveFailed failure={failure} />}
      <DraftNotice {...kept} />
      <TextArea
        label="Why it is revoked"
        rows={3}
        hint="Anyone can read this. Do not include names or anything private."
        {...field('because')}
      />
      {studentName && (
        <Check
          note="You can also do this later, on the page of the work."
          {...register('mayBeRenewed')}
        >
          {studentName} can get another one
        </Check>
      )}
    </FormFrame>
  );
}
