import { useMachine } from '@xstate/react';
import { change } from '../../../api/read/read.ts';
import { isAbsent, useRead } from '../../../api/read/useRead.ts';
import {
  choosingMachine,
  notificationChoices,
  shownChoices,
} from '../../../machines/notifications/notification-choices.ts';
import { useEmitted } from '../../ui/machine/useEmitted.ts';
import { Reading } from '../../ui/reading/Reading.tsx';
import { Alert } from '../../ui/status/Alert.tsx';
import { ChoiceRow } from './ChoiceRow.tsx';
import './choices.scss';

/** Where each kind of news goes; nothing where the API knows of no choices. */
export function Choices() {
  const saved = useRead(notificationChoices);
  const [snapshot, send, actor] = useMachine(choosingMachine);
  useEmitted(actor, { saved: ({ choices }) => change(notificationChoices, () => choices) });
  const { failure } = snapshot.context;
  if (isAbsent(saved)) return null;
  return (
    <section className="choices panel" aria-labelledby="choices">
      <h2 id="choices">How we notify you</h2>
      <p className="soft">
        On the notifications page, by email, or both. Changes are saved at once.
      </p>
      {failure && (
        <Alert kind="danger">
          Your change was not saved. Try again.
          {failure.sentence && <span className="d-block mt-1">{failure.sentence}</span>}
        </Alert>
      )}
      <Reading
        of={saved}
        loading={<p role="status">Loading your settings…</p>}
        failed="Your notification settings could not be loaded. Try again later."
      >
        {(choices) =>
          shownChoices(choices, snapshot).map((choice) => (
            <ChoiceRow
              key={choice.kind}
              choice={choice}
              onChoose={(chosen) => send({ type: 'choose', choice: chosen })}
            />
          ))
        }
      </Reading>
    </section>
  );
}
