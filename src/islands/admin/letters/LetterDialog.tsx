import { useMachine } from '@xstate/react';
import { letterForm } from '../../../contract/letters.ts';
import { forgetDraft } from '../../../machines/drafts/drafts.ts';
import { letterDraft, writeLetterMachine } from '../../../machines/letters/write-letter.ts';
import { TextArea, TextField } from '../../ui/form/fields.tsx';
import { useEmitted } from '../../ui/machine/useEmitted.ts';
import { announce } from '../../ui/status/toasts.ts';
import { peopleOf } from '../mass-acts/words.ts';
import type { FoundRows } from '../table/definition.ts';
import { FormDialog } from '../table/FormDialog.tsx';

interface Props {
  found: FoundRows;
  onClose: () => void;
}

const blank = { subject: '', text: '' };

/** Writes one letter to all students that the table finds. */
export default function LetterDialog({ found, onClose }: Props) {
  const { query, total, hasMore, narrowedBy } = found;
  const [snapshot, send, actor] = useMachine(writeLetterMachine, { input: { matching: query } });
  useEmitted(actor, {
    sent: ({ students }) => {
      forgetDraft(letterDraft);
      announce(`Letter to ${peopleOf('student', students)} is on its way.`);
      onClose();
    },
  });
  const whom = `${hasMore ? 'more than ' : ''}${peopleOf('student', total)}`;
  return (
    <FormDialog
      title={`Write to ${whom}`}
      width={600}
      draft={letterDraft}
      keptWords="This is the letter you have not sent."
      schema={letterForm}
      values={blank}
      yes={`Send to ${whom}`}
      isBusy={snapshot.hasTag('busy')}
      failure={snapshot.context.failure}
      onSave={(letter) => send({ type: 'send', letter })}
      onClose={onClose}
    >
      {(tie) => (
        <>
          <p className="soft">
            {narrowedBy.length > 0
              ? `Those whom the table shows: ${narrowedBy.join(' · ')}`
              : 'All students'}
          </p>
          <TextField label="Subject" {...tie('subject')} />
          <TextArea label="Message" rows={8} hint="Plain text." {...tie('text')} />
          <p className="form-text mb-0">
            Each gets an email. It cannot be taken back. Students who are disabled or unverified get
            none.
          </p>
        </>
      )}
    </FormDialog>
  );
}
