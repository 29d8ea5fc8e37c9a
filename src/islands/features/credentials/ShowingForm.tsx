import { type FormEvent, type ReactNode, useState } from 'react';
import type { Failure } from '../../../api/act/failure.ts';
import type { Proof, Showing } from '../../../contract/credentials/credentials.ts';
import { Check } from '../../ui/form/Check.tsx';
import { InlineForm } from '../../ui/form/InlineForm.tsx';
import { useRefreshOnRefusal } from '../../ui/machine/useRefreshOnRefusal.ts';
import { NotSent } from '../engagements/acts/NotSent.tsx';

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
  failure: Failure | null;
  isBusy: boolean;
  onSave: (showing: Showing) => void;
  onLeave: () => void;
  children: ReactNode;
}

/** What of completed work is shown, item by item. */
export function ShowingForm(props: Props) {
  const { title, yes, proof, begins, wordsLabel, wordsNote, asksSteps, noteOn } = props;
  const { failure, isBusy, onSave, onLeave, children } = props;
  const [showing, show] = useState(begins);
  useRefreshOnRefusal(failure);
  const { deliveries } = showing;
  const turn = (milestone: number) =>
    show({
      ...showing,
      deliveries: deliveries.includes(milestone)
        ? deliveries.filter((one) => one !== milestone)
        : [...deliveries, milestone],
    });
  const save = (event: FormEvent) => {
    event.preventDefault();
    onSave(showing);
  };
  return (
    <InlineForm
      title={title}
      asked={null}
      isBusy={isBusy}
      yes={yes}
      onSubmit={save}
      onCancel={onLeave}
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
