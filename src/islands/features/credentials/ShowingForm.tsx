import { type ReactNode, useState } from 'react';
import { calls, refreshOnRefusal, type Send } from '../../../api/act/act.ts';
import { useAct } from '../../../api/act/useAct.ts';
import { refresh } from '../../../api/read/read.ts';
import type { Proof, Showing } from '../../../contract/credentials/credentials.ts';
import { endpoints } from '../../../contract/endpoints.ts';
import { confidentialityWords } from '../../../contract/projects/condition-words.ts';
import { focusSoon } from '../../ui/dialog/focus.ts';
import { Check } from '../../ui/form/Check.tsx';
import { NotSent } from '../../ui/form/FormAlert.tsx';
import { InlineForm } from '../../ui/form/InlineForm.tsx';
import { announce } from '../../ui/status/toasts.ts';
import type { RoomView } from '../engagements/room/room-view.ts';

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
      send={(body) => calls(endpoints.askForCredential)({ params: { id }, body })}
      sent="Your credential is being issued."
      onLeave={onLeave}
    >
      <p className="soft">
        It always says your name, the project, {companyName}, the outcome and the skills that were
        confirmed. Whoever you give it to can read it and check it.
        {isReplaced && ' The one you have is then revoked and marked as replaced.'}
      </p>
    </ShowingForm>
  );
}

/** A company says what may be shown of completed work. */
export function AllowForm({ room, proof, onLeave }: ProofView & { onLeave: () => void }) {
  const { id, studentName } = room;
  const { allowed, confidentiality, wanted } = proof;
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
      send={({ deliveries, words }) =>
        calls(endpoints.allowShowing)({ params: { id }, body: { deliveries, words } })
      }
      sent="What may be shown is saved."
      onLeave={onLeave}
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

interface Props {
  title: string;
  yes: string;
  proof: Proof;
  begins: Showing;
  /** What the company wrote is asked about in these words; empty where there is nothing. */
  wordsLabel: string;
  /** Whether the steps are asked about too. */
  asksSteps: boolean;
  /** What to know of a delivery. */
  noteOn: (milestone: number) => string;
  wordsNote: string;
  send: Send<Showing, unknown>;
  /** What is said once it is sent. */
  sent: string;
  onLeave: () => void;
  children: ReactNode;
}

/** What of completed work is shown, item by item. */
function ShowingForm(props: Props) {
  const { title, yes, proof, begins, wordsLabel, wordsNote, asksSteps, noteOn } = props;
  const { send, sent, onLeave, children } = props;
  const [showing, show] = useState(begins);
  const leave = () => {
    onLeave();
    focusSoon('proof');
  };
  const { press, isPending, failure } = useAct(send, {
    changes: () => refresh(),
    done: () => {
      announce(sent);
      leave();
    },
    failed: refreshOnRefusal,
  });
  const { deliveries } = showing;
  const turn = (milestone: number) =>
    show({
      ...showing,
      deliveries: deliveries.includes(milestone)
        ? deliveries.filter((one) => one !== milestone)
        : [...deliveries, milestone],
    });
  return (
    <InlineForm
      title={title}
      asked={null}
      isBusy={isPending}
      yes={yes}
      onSubmit={(event) => {
        event.preventDefault();
        press(showing);
      }}
      onCancel={leave}
    >
      <NotSent failure={failure} />
      {children}
      {proof.deliveries.length > 0 && (
        <fieldset className="field step-choice">
          <legend className="fs-24">Deliveries</legend>
          {proof.deliveries.map(({ milestone, title: delivery }) => (
            <Check
              key={milestone}
              checked={deliveries.includes(milestone)}
              note={noteOn(milestone)}
              onChange={() => turn(milestone)}
            >
              {delivery}
            </Check>
          ))}
        </fieldset>
      )}
      {(wordsLabel || asksSteps) && (
        <fieldset className="field step-choice">
          <legend className="fs-24">The final evaluation</legend>
          {wordsLabel && (
            <Check
              checked={showing.words}
              note={wordsNote}
              onChange={() => show({ ...showing, words: !showing.words })}
            >
              {wordsLabel}
              <span className="d-block quoted text-pre-line">{proof.words}</span>
            </Check>
          )}
          {asksSteps && (
            <Check
              checked={showing.steps}
              note="They appear in the credential, each out of five."
              onChange={() => show({ ...showing, steps: !showing.steps })}
            >
              The steps you were given
            </Check>
          )}
        </fieldset>
      )}
    </InlineForm>
  );
}
