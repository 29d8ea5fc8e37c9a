import { useAct } from '../../../api/act/useAct.ts';
import { refresh } from '../../../api/read/read.ts';
import { endpoints } from '../../../contract/endpoints.ts';
import { confidentialityWords } from '../../../contract/projects/condition-words.ts';
import { focusSoon } from '../../ui/dialog/focus.ts';
import { announce } from '../../ui/status/toasts.ts';
import type { ProofView } from './proof-view.ts';
import { ShowingForm } from './ShowingForm.tsx';

/** A company says what may be shown of completed work. */
export function AllowForm({ room, proof, onLeave }: ProofView & { onLeave: () => void }) {
  const { id, studentName } = room;
  const { allowed, confidentiality, wanted } = proof;
  const leave = () => {
    onLeave();
    focusSoon('proof');
  };
  const { press, isPending, failure } = useAct(endpoints.allowShowing, {
    changes: () => refresh(),
    done: () => {
      announce('What may be shown is saved.');
      leave();
    },
  });
  return (
    <ShowingForm
      title={`What ${studentName} may show`}
      yes="Save"
      proof={proof}
      begins={{ deliveries: [], words: false, steps: false, ...allowed }}
      wordsLabel={proof.words && 'What you wrote, with your name, on their portfolio'}
      wordsNote={wanted?.words ? `${studentName} would like to show it.` : ''}
      asksSteps={false}
      noteOn={(milestone) =>
        wanted?.deliveries.includes(milestone) ? `${studentName} would like to show it.` : ''
      }
      failure={failure}
      isBusy={isPending}
      onSave={({ deliveries, words }) => press({ params: { id }, body: { deliveries, words } })}
      onLeave={leave}
    >
      <p className="soft">
        {confidentiality &&
          `The project said: ${confidentialityWords[confidentiality].toLowerCase()}. `}
        If you take something back later, it disappears from their portfolio at once. A credential
        that has been issued does not change.
      </p>
    </ShowingForm>
  );
}
