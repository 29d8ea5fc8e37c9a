import { useAct } from '../../../api/act/useAct.ts';
import type { Failure } from '../../../api/problem.ts';
import { letterReaders, lettersTo } from '../../../api/read/support.ts';
import { useRead } from '../../../api/read/useRead.ts';
import { letterForm, writeLetter } from '../../../contract/messages/announcements.ts';
import { countedAtMost } from '../../../contract/paging.ts';
import { forgetDraft } from '../../../session/drafts.ts';
import { TextArea, TextField } from '../../ui/form/fields.tsx';
import { announce } from '../../ui/status/toasts.ts';
import { peopleOf } from '../bulk-actions/words.ts';
import type { FoundRows } from '../table/definition.ts';
import { FormDialog } from '../table/FormDialog.tsx';

interface Props {
  found: FoundRows;
  onClose: () => void;
}

/** Under this name a letter is kept until it is sent. */
const letterDraft = 'letter';

const blank = { subject: '', text: '' };

/** Writes one letter to the chosen students, or to all that the table finds. */
export default function LetterDialog({ found, onClose }: Props) {
  const { query, ids, total, hasMore } = found;
  const matching = lettersTo(query, ids);
  const { press, isPending, failure } = useAct(writeLetter, {
    done: ({ students }) => {
      forgetDraft(letterDraft);
      announce(`Letter to ${peopleOf('student', students)} is on its way.`);
      onClose();
    },
  });
  // Use the table's own number until they are counted, or if they cannot be.
  const readers = useRead(letterReaders(matching)).data?.students;
  const isOver = readers === undefined ? hasMore : readers > countedAtMost;
  const reached = Math.min(readers ?? total, countedAtMost);
  const whom = `${isOver ? 'more than ' : ''}${peopleOf('student', reached)}`;
  const left = readers === undefined || hasMore ? 0 : total - readers;
  return (
    <FormDialog
      title={`Write to ${whom}`}
      width={600}
      draft={letterDraft}
      keptWords="This is the letter you have not sent."
      schema={letterForm}
      values={blank}
      yes={`Send to ${whom}`}
      isBusy={isPending}
      failure={failure && ofWholeLetter(failure)}
      onSave={(letter) => press({ body: { ...letter, matching } })}
      onClose={onClose}
    >
      {(tie) => (
        <>
          <p className="soft">
            {whomWords(found)}
            {left > 0 && `. ${leftWords(left)}`}
          </p>
          <TextField label="Subject" {...tie('subject')} />
          <TextArea label="Message" rows={8} hint="Plain text." {...tie('text')} />
          <p className="form-text mb-0">
            Each student gets an email. You cannot undo this.
            {left === 0 && ' Students who are disabled or unverified get none.'}
          </p>
        </>
      )}
    </FormDialog>
  );
}

function whomWords({ ids, narrowedBy }: FoundRows): string {
  if (ids) return 'Those whom you have selected';
  return narrowedBy.length > 0 ? `All that match: ${narrowedBy.join(' · ')}` : 'All students';
}

/** Counts the students whom the letter cannot reach. */
const leftWords = (left: number) =>
  `${left.toLocaleString('en')} of them ${left === 1 ? 'is' : 'are'} disabled or unverified and ${left === 1 ? 'gets' : 'get'} none.`;

const lost =
  'The server did not answer. Your letter is still here. Send it again: it is sent only once.';

/** Moves an error of the search to the whole letter, as no field of the letter has it. */
export function ofWholeLetter(failure: Failure): Failure {
  const ofSearch = failure.fields.find(({ path }) => !(path in letterForm.entries));
  if (ofSearch) return { ...failure, sentence: ofSearch.message, fields: [] };
  return { ...failure, sentence: failure.sentence ?? lost };
}
