import { calls } from '../../../api/act/act.ts';
import { evaluationsOf } from '../../../api/read/engagements.ts';
import { useRead } from '../../../api/read/useRead.ts';
import {
  decideObjection,
  decideOutcome,
  decision,
  outcomes,
  type WorkOutcome,
} from '../../../contract/evaluations/outcomes.ts';
import { objectedWithin } from '../../../machines/lifecycle/evaluation.ts';
import { TextArea } from '../../ui/form/fields.tsx';
import { Reading } from '../../ui/reading/Reading.tsx';
import type { RoomView } from '../engagements/room/room-view.ts';
import { Choice } from './Choice.tsx';
import { WritingForm } from './WritingForm.tsx';

/** An admin decides the outcome of work that its company has not called completed, or decides about an objection. */
export function Decision({ room }: RoomView) {
  const evaluations = useRead(evaluationsOf(room.id));
  return (
    <section className="evaluations" id="decision" aria-label="Decision" tabIndex={-1}>
      <Reading of={evaluations} what="the decision">
        {({ outcome }) => <DecisionForm room={room} decided={outcome} />}
      </Reading>
    </section>
  );
}

interface Props extends Pick<RoomView, 'room'> {
  /** First decision if a side objects to it; null before. */
  decided: WorkOutcome | null;
}

function DecisionForm({ room, decided }: Props) {
  const { id, studentName, companyName } = room;
  const follows = decided
    ? 'Your decision is final.'
    : `Both can object within ${objectedWithin} days. Somebody else in the programme’s office then decides.`;
  return (
    <WritingForm
      name={`outcome-${decided ? 'second-' : ''}${id}`}
      schema={decision}
      defaultValues={{ because: '' }}
      version={decided?.version}
      send={(body, version) =>
        decided
          ? calls(decideObjection)({ params: { id }, body, version })
          : calls(decideOutcome)({ params: { id }, body })
      }
      confirms={({ outcome }) =>
        outcome === 'Not completed'
          ? {
              title: outcome,
              question: `Are you sure that ${studentName} has not completed this work?`,
              consequence: `The work and the application end as not completed, and no credential is issued. ${follows}`,
            }
          : null
      }
      title={decided ? 'Decide on the objection' : 'Decide the outcome'}
      follows={`We notify ${studentName} and ${companyName} at once, and they read your reasons. ${follows}`}
      yes="Decide"
      sent="The outcome is decided."
      stands="whose-turn"
      onLeave={null}
    >
      {(form) => (
        <>
          <Choice
            legend="Outcome"
            options={outcomes.map((outcome) =>
              outcome === decided?.outcome
                ? [outcome, `${outcome}.`, 'The decision stands.']
                : [outcome, outcome],
            )}
            {...form.field('outcome')}
          />
          <TextArea label="Your reasons" rows={4} {...form.field('because')} />
        </>
      )}
    </WritingForm>
  );
}
