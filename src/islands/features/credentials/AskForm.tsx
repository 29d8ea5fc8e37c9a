import { useAct } from '../../../api/act/useAct.ts';
import { refresh } from '../../../api/read/read.ts';
import { endpoints } from '../../../contract/endpoints.ts';
import { focusSoon } from '../../ui/dialog/focus.ts';
import { announce } from '../../ui/status/toasts.ts';
import type { ProofView } from './proof-view.ts';
import { ShowingForm } from './ShowingForm.tsx';

/** A student chooses what their credential shows, and has it issued. */
export function AskForm({ room, proof, onLeave }: ProofView & { onLeave: () => void }) {
  const { id, companyName } = room;
  const { allowed, issued } = proof;
  const leave = () => {
    onLeave();
    focusSoon('proof');
  };
  const { press, isPending, failure } = useAct(endpoints.askForCredential, {
    changes: () => refresh(),
    done: () => {
      announce('Your credential is being issued.');
      leave();
    },
  });
  const isReplaced = issued.some(({ revokedAt }) => revokedAt === null);
  const whether = (isAllowed: boolean | undefined) =>
    isAllowed ? '' : `Shown once ${companyName} allows it.`;
  return (
    <ShowingForm
      title="What your credential shows"
      yes={isReplaced ? 'Issue a new one' : 'Issue my credential'}
      proof={proof}
      begins={
        proof.wanted ?? {
          deliveries: proof.deliveries.map(({ milestone }) => milestone),
          words: true,
          steps: false,
        }
      }
      wordsLabel={proof.words && `What ${companyName} wrote, on your portfolio`}
      wordsNote={whether(allowed?.words)}
      asksSteps={proof.hasSteps}
      noteOn={(milestone) => whether(allowed?.deliveries.includes(milestone))}
      failure={failure}
      isBusy={isPending}
      onSave={(body) => press({ params: { id }, body })}
      onLeave={leave}
    >
      <p className="soft">
        It always says your name, the project, {companyName}, the outcome and the skills that were
        confirmed. Whoever you give it to can read it and check it.
        {isReplaced && ' The one you have is then revoked and marked as replaced.'}
      </p>
    </ShowingForm>
  );
}
