import { useAct } from '../../../api/act/useAct.ts';
import { change, read } from '../../../api/read/read.ts';
import { isAbsent, useRead } from '../../../api/read/useRead.ts';
import {
  listChoices,
  type NotificationChoice,
  notificationKinds,
  setChoice,
} from '../../../contract/notifications.ts';
import { Reading } from '../../ui/reading/Reading.tsx';
import { Alert } from '../../ui/status/Alert.tsx';
import './choices.scss';

const notificationChoices = read(listChoices, {});

/** Delivery of each kind of notification; nothing if the API has no such choices. */
export function Choices() {
  const saved = useRead(notificationChoices);
  // A choice shows at once and is saved; where that fails, it goes back.
  const { press, waiting, failure } = useAct(setChoice, {
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

interface ChoiceRowProps {
  choice: NotificationChoice;
  onChoose: (choice: NotificationChoice) => void;
}

const ways = [
  { label: 'Page', onPage: true, byMail: false },
  { label: 'Email', onPage: false, byMail: true },
  { label: 'Both', onPage: true, byMail: true },
  { label: 'Neither', onPage: false, byMail: false },
];

/** One kind of news, and the ways it can go. */
function ChoiceRow({ choice, onChoose }: ChoiceRowProps) {
  const { kind, onPage, byMail } = choice;
  return (
    <fieldset className="choice mt-14px">
      <legend className="float-none m-0 fw-semibold">{notificationKinds[kind].words}</legend>
      <div className="d-flex flex-wrap row-gap-0 column-gap-5">
        {ways.map(({ label, ...way }) => (
          <label key={label} className="ticked-line">
            <input
              type="radio"
              className="form-check-input"
              name={`choice-${kind}`}
              checked={way.onPage === onPage && way.byMail === byMail}
              onChange={() => onChoose({ kind, ...way })}
            />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
