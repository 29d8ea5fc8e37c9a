import { valibotResolver } from '@hookform/resolvers/valibot';
import ModalBody from 'react-bootstrap/ModalBody';
import ModalFooter from 'react-bootstrap/ModalFooter';
import { useForm } from 'react-hook-form';
import { facultyNoteForm } from '../../../contract/faculty-notes.ts';
import { recommendationForm, sentenceAtMost } from '../../../contract/recommendations.ts';
import type { Failure } from '../../../machines/calls/failure.ts';
import type { Writing } from '../../../machines/faculty/student-acts.ts';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import { BusyButton } from '../../ui/form/BusyButton.tsx';
import { ErrorSummary } from '../../ui/form/ErrorSummary.tsx';
import { FormAlert } from '../../ui/form/FormAlert.tsx';
import { TextArea } from '../../ui/form/fields.tsx';
import { useServerErrors } from '../../ui/form/useServerErrors.ts';

interface Props {
  writing: Writing;
  student: string;
  isBusy: boolean;
  failure: Failure | null;
  onSubmit: (text: string) => void;
  onCancel: () => void;
}

/** A text about a student: one sentence that others read, or a note for oneself. */
export default function WriteDialog({ writing, student, ...props }: Props) {
  const { isBusy, failure, onSubmit, onCancel } = props;
  const isRecommendation = writing.kind === 'recommend';
  const name = isRecommendation ? 'sentence' : 'note';
  const { register, handleSubmit, setError, formState } = useForm<Record<string, string>>({
    mode: 'onTouched',
    shouldFocusError: false,
    resolver: valibotResolver((isRecommendation ? recommendationForm : facultyNoteForm) as never),
    defaultValues: { [name]: isRecommendation ? writing.sentence : (writing.note?.note ?? '') },
  });
  const { errors, submitCount, isDirty } = formState;
  useServerErrors(failure, setError);
  return (
    <Dialog
      title={isRecommendation ? `Recommend ${student}` : `Note about ${student}`}
      width={500}
      keepsOpen={isDirty}
      onClose={onCancel}
    >
      <form
        noValidate
        className="dialog-form"
        onSubmit={handleSubmit((form) => onSubmit(form[name] ?? ''))}
      >
        <ModalBody>
          {failure && failure.fields.length === 0 && (
            <FormAlert>
              {failure.sentence ??
                'The server did not answer. Your words are still here. Save again.'}
            </FormAlert>
          )}
          <ErrorSummary errors={errors} submitCount={submitCount} />
          <TextArea
            label={isRecommendation ? 'One sentence' : 'Note'}
            rows={isRecommendation ? 3 : 6}
            hint={
              isRecommendation
                ? `${student} is told, and companies they apply to read it with your name, unless they hide it. At most ${sentenceAtMost} characters.`
                : 'Only you can read it.'
            }
            field={register(name)}
            error={errors[name]?.message}
          />
        </ModalBody>
        <ModalFooter>
          <button type="button" className="btn btn-quiet" onClick={onCancel}>
            Cancel
          </button>
          <BusyButton type="submit" className="btn btn-primary" busy={isBusy}>
            {isRecommendation ? 'Recommend' : 'Save'}
          </BusyButton>
        </ModalFooter>
      </form>
    </Dialog>
  );
}
