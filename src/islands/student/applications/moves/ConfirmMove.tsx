import type { Failure } from '../../../../api/problem.ts';
import type { Application } from '../../../../contract/applications/applications.ts';
import { moveNote } from '../../../../contract/applications/moves.ts';
import { forgetDraft } from '../../../../session/drafts.ts';
import ConfirmDialog from '../../../ui/dialog/ConfirmDialog.tsx';
import { FormAlert } from '../../../ui/form/FormAlert.tsx';
import { TextArea } from '../../../ui/form/fields.tsx';
import { useForm } from '../../../ui/form/useForm.ts';
import { Alert } from '../../../ui/status/Alert.tsx';
import { confirmWords } from './move-look.ts';
import type { Wish } from './useMoves.ts';
import { noteName } from './useMoves.ts';

interface Props {
  wish: Wish;
  otherPlaces: readonly Application[];
  busy: boolean;
  failure: Failure | null;
  onYes: (note: string) => void;
  onNo: () => void;
}

/** Each of the student's moves commits somebody, so it has to be confirmed, with room for a note. */
export default function ConfirmMove({ wish, otherPlaces, busy, failure, onYes, onNo }: Props) {
  const { application, event } = wish;
  const words = confirmWords(event, application);
  const form = useForm(moveNote, {
    defaultValues: { note: '' },
    failure,
    draft: noteName(application.applicationId),
    focusesError: true,
  });
  const { handleSubmit, isDirty } = form;
  const leave = () => {
    if (busy) return;
    forgetDraft(noteName(application.applicationId));
    onNo();
  };
  return (
    <ConfirmDialog
      {...words}
      isBusy={busy}
      keepsOpen={isDirty}
      onYes={() => void handleSubmit(({ note = '' }) => onYes(note))()}
      onNo={leave}
    >
      {event === 'accept' && otherPlaces.length > 0 && (
        <Alert kind="warning">
          You already have a place in {otherPlaces.map(titled).join(' and ')}. Accept only if you
          can do both at the same time.
        </Alert>
      )}
      {failure && failure.fields.length === 0 && (
        <FormAlert>
          {failure.sentence ?? 'The server did not answer, so we do not know whether this worked.'}{' '}
          Your message is still here. Try again.
        </FormAlert>
      )}
      <TextArea
        label={event === 'answer' ? 'Your answer' : 'Message to the company'}
        optional={event !== 'answer'}
        rows={3}
        {...form.field('note')}
      />
    </ConfirmDialog>
  );
}

const titled = ({ projectTitle }: Application): string => `“${projectTitle}”`;
