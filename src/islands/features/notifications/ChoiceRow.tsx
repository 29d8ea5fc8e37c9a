import { type NotificationChoice, notificationKinds } from '../../../contract/notifications.ts';

interface Props {
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
export function ChoiceRow({ choice, onChoose }: Props) {
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
