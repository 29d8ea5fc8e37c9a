import { useAct } from '../../../api/act/useAct.ts';
import { change, read } from '../../../api/read/read.ts';
import { isAbsent, useRead } from '../../../api/read/useRead.ts';
import { endpoints } from '../../../contract/endpoints.ts';
import type { NotificationChoice } from '../../../contract/notifications.ts';
import { Reading } from '../../ui/reading/Reading.tsx';
import { Alert } from '../../ui/status/Alert.tsx';
import { ChoiceRow } from './ChoiceRow.tsx';
import './choices.scss';

/** Where each kind of news goes. */
const notificationChoices = read(endpoints.listChoices, {});

/** Where each kind of news goes; nothing where the API knows of no choices. */
export function Choices() {
  const saved = useRead(notificationChoices);
  // A choice shows at once and is saved; where that fails, it goes back.
  const { press, waiting, failure } = useAct(endpoints.setChoice, {
    inTurn: true,
    changes: (choices) => change(notificationChoices, () => choices),
  });
  const shown = (choice: NotificationChoice) =>
    waiting.findLast(({ body }) => body.kind === choice.kind)?.body ?? choice;
  if (isAbsent(saved)) return null;
  return (
    <section className="choices panel" aria-labelledby="choices">
      <h2 className="mb-2" id="choices">
        How we notify you
      </h2>
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
          choices.map((choice) => (
            <ChoiceRow
              key={choice.kind}
              choice={shown(choice)}
              onChoose={(chosen) => press({ body: chosen })}
            />
          ))
        }
      </Reading>
    </section>
  );
}
