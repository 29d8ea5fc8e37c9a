import { useMachine } from '@xstate/react';
import {
  failedChoice,
  notificationChoicesMachine,
  shownChoices,
} from '../../../machines/notifications/notification-choices.ts';
import { LoadFailed } from '../list/Empty.tsx';
import { Alert } from '../status/Alert.tsx';
import { ChoiceRow } from './ChoiceRow.tsx';

/** Where each kind of news goes. */
export function Choices() {
  const [snapshot, send] = useMachine(notificationChoicesMachine);
  const choices = shownChoices(snapshot);
  const failure = failedChoice(snapshot);
  if (snapshot.matches('absent')) return null;
  return (
    <section className="choices panel" aria-labelledby="choices">
      <h2 id="choices">Where news reaches you</h2>
      <p className="soft">On this page, by mail, or both. A choice counts at once.</p>
      {snapshot.matches('loading') && <p role="status">Loading your choices…</p>}
      {snapshot.matches('failed') && (
        <LoadFailed
          sentence="Your choices could not be loaded. Please try again later."
          onRetry={() => send({ type: 'retry' })}
        />
      )}
      {failure && (
        <Alert kind="danger">
          That choice was not saved, and is as it was before. Please try again.
          {failure.sentence && <span className="d-block mt-1">{failure.sentence}</span>}
        </Alert>
      )}
      {choices?.map((choice) => (
        <ChoiceRow
          key={choice.kind}
          choice={choice}
          onChoose={(chosen) => send({ type: 'choose', choice: chosen })}
        />
      ))}
    </section>
  );
}
