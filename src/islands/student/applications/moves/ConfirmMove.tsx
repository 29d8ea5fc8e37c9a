import { valibotResolver } from '@hookform/resolvers/valibot';
import ModalBody from 'react-bootstrap/ModalBody';
import ModalFooter from 'react-bootstrap/ModalFooter';
import { useForm } from 'react-hook-form';
import { moveNote } from '../../../../contract/applications.ts';
import type { Wish } from '../../../../machines/applications/application-move.ts';
import type { Failure } from '../../../../machines/calls/failure.ts';
import { forgetDraft } from '../../../../machines/drafts/drafts.ts';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { BusyButton } from '../../../ui/form/BusyButton.tsx';
import { TextArea } from '../../../ui/form/fields.tsx';
import { useKeptDraft } from '../../../ui/form/useKeptDraft.ts';
import { Alert } from '../../../ui/status/Alert.tsx';
import { confirmWords } from './move-look.ts';
import { noteName } from './note-name.ts';

interface Props {
  wish: Wish;
  busy: boolean;
  /** Why the last yes did not get through. */
  failure: Failure | null;
  onYes: (note: string) => void;
  onNo: () => void;
}

/** Withdrawing and declining cannot be undone, so both are asked once more, with room for a word. */
export default function ConfirmMove({ wish, busy, failure, onYes, onNo }: Props) {
  const { application, event } = wish;
  const words = confirmWords(event, application);
  const { register, handleSubmit, reset, subscribe, formState } = useForm({
    mode: 'onTouched',
    resolver: valibotResolver(moveNote),
    defaultValues: { note: '' },
  });
  useKeptDraft(noteName(application.applicationId), { reset, subscribe });
  const leave = () => {
    if (busy) return;
    forgetDraft(noteName(application.applicationId));
    onNo();
  };
  return (
    <Dialog title={words.title} width={500} keepsOpen={formState.isDirty} onClose={leave}>
      <form
        className="dialog-form"
        noValidate
        onSubmit={handleSubmit(({ note = '' }) => onYes(note))}
      >
        <ModalBody>
          {failure && (
            <Alert kind="danger">
              {failure.sentence ??
                'The server did not answer, so we do not know whether this worked.'}{' '}
              Your message is still here. Try again.
            </Alert>
          )}
          <p className="mb-2">{words.question}</p>
          <p className="soft">{words.consequence}</p>
          <TextArea
            label="Message to the company"
            optional
            rows={3}
            field={register('note')}
            error={formState.errors.note?.message}
          />
        </ModalBody>
        <ModalFooter>
          <button type="button" className="btn btn-quiet" onClick={leave}>
            {words.no}
          </button>
          <BusyButton type="submit" className="btn btn-danger" busy={busy}>
            {words.yes}
          </BusyButton>
        </ModalFooter>
      </form>
    </Dialog>
  );
}
