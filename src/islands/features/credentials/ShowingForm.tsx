import { calls } from '../../../api/act/act.ts';
import { askForCredential, type Proof } from '../../../contract/credentials/credentials.ts';
import { endpoints } from '../../../contract/endpoints.ts';
import { confidentialityWords } from '../../../contract/projects/condition-words.ts';
import { Check } from '../../ui/form/Check.tsx';
import type { useForm } from '../../ui/form/useForm.ts';
import type { RoomView } from '../engagements/room/room-view.ts';
import { WritingForm } from '../evaluations/WritingForm.tsx';

export interface ProofView extends RoomView {
  proof: Proof;
}

/** A student chooses what their credential shows, and has it issued. */
export function AskForm({ room, proof, onLeave }: ProofView & { onLeave: () => void }) {
  const { id, companyName } = room;
  const { allowed, issued } = proof;
  const isReplaced = issued.some(({ revokedAt }) => revokedAt === null);
  const whether = (isAllowed: boolean | undefined) =>
    isAllowed ? '' : `Shown once ${companyName} allows it.`;
  return (
    <WritingForm
      schema={askForCredential.body}
      defaultValues={
        proof.wanted ?? {
          deliveries: proof.deliveries.map(({ milestone }) => milestone),
          words: true,
          steps: false,
        }
      }
      send={(body) => calls(endpoints.askForCredential)({ params: { id }, body })}
      title="What your credential shows"
      follows={`It always says your name, the project, ${companyName}, the outcome and the skills that were confirmed. Whoever you give it to can read it and check it.${
        isReplaced ? ' The one you have is then revoked and marked as replaced.' : ''
      }`}
      yes={isReplaced ? 'Issue a new one' : 'Issue my credential'}
      sent="Your credential is being issued."
      stands="proof"
      onLeave={onLeave}
    >
      {(form) => (
        <ShownItems
          form={form}
          proof={proof}
          wordsLabel={proof.words && `What ${companyName} wrote, on your portfolio`}
          wordsNote={whether(allowed?.words)}
          asksSteps={proof.hasSteps}
          noteOn={(milestone) => whether(allowed?.deliveries.includes(milestone))}
        />
      )}
    </WritingForm>
  );
}

/** A company says what may be shown of completed work. */
export function AllowForm({ room, proof, onLeave }: ProofView & { onLeave: () => void }) {
  const { id, studentName } = room;
  const { allowed, confidentiality, wanted } = proof;
  const wish = (isWanted: boolean | undefined) =>
    isWanted ? `${studentName} would like to show it.` : '';
  return (
    <WritingForm
      schema={askForCredential.body}
      defaultValues={{ deliveries: [], words: false, steps: false, ...allowed }}
      send={({ deliveries, words }) =>
        calls(endpoints.allowShowing)({ params: { id }, body: { deliveries, words } })
      }
      title={`What ${studentName} may show`}
      follows={`${
        confidentiality
          ? `The project said: ${confidentialityWords[confidentiality].toLowerCase()}. `
          : ''
      }If you take something back later, it disappears from their portfolio at once. A credential that has been issued does not change.`}
      yes="Save"
      sent="What may be shown is saved."
      stands="proof"
      onLeave={onLeave}
    >
      {(form) => (
        <ShownItems
          form={form}
          proof={proof}
          wordsLabel={proof.words && 'What you wrote, with your name, on their portfolio'}
          wordsNote={wish(wanted?.words)}
          asksSteps={false}
          noteOn={(milestone) => wish(wanted?.deliveries.includes(milestone))}
        />
      )}
    </WritingForm>
  );
}

interface Props {
  form: ReturnType<typeof useForm<typeof askForCredential.body>>;
  proof: Proof;
  /** What the company wrote is asked about in these words; empty where there is nothing. */
  wordsLabel: string;
  /** Whether the steps are asked about too. */
  asksSteps: boolean;
  /** What to know of a delivery. */
  noteOn: (milestone: number) => string;
  wordsNote: string;
}

/** What of completed work is shown, item by item. */
function ShownItems(props: Props) {
  const { form, proof, wordsLabel, wordsNote, asksSteps, noteOn } = props;
  const { register, watch, setValue } = form;
  const deliveries = watch('deliveries');
  return (
    <>
      {proof.deliveries.length > 0 && (
        <fieldset className="field step-choice">
          <legend className="fs-24">Deliveries</legend>
          {proof.deliveries.map(({ milestone, title }) => (
            <Check
              key={milestone}
              checked={deliveries.includes(milestone)}
              note={noteOn(milestone)}
              onChange={({ target }) => {
                const others = deliveries.filter((one) => one !== milestone);
                setValue('deliveries', target.checked ? [...others, milestone] : others);
              }}
            >
              {title}
            </Check>
          ))}
        </fieldset>
      )}
      {(wordsLabel || asksSteps) && (
        <fieldset className="field step-choice">
          <legend className="fs-24">The final evaluation</legend>
          {wordsLabel && (
            <Check note={wordsNote} {...register('words')}>
              {wordsLabel}
              <span className="d-block quoted text-pre-line">{proof.words}</span>
            </Check>
          )}
          {asksSteps && (
            <Check note="They appear in the credential, each out of five." {...register('steps')}>
              The steps you were given
            </Check>
          )}
        </fieldset>
      )}
    </>
  );
}
