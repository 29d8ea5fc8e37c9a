import { type Control, type UseFormRegisterReturn, useController } from 'react-hook-form';
import type { PortfolioForm as Form } from '../../../contract/portfolio/portfolio.ts';

interface Props {
  control: Control<Form, unknown, Form>;
  indexed: UseFormRegisterReturn;
  /** Public once it is published. */
  address: string;
}

/** Asks who may read a portfolio, and if search engines may list it. */
export function WhoReadsIt({ control, indexed, address }: Props) {
  const { field } = useController({ name: 'isPublished', control });
  const choices = [
    {
      isPublished: false,
      label: 'Only people with the private link',
      note: 'Nobody else can open it. You decide who gets the link, and can withdraw it.',
    },
    {
      isPublished: true,
      label: 'Everybody',
      note: `Your name, your university and what you show here are public at ${address}. You can make it private again at any time.`,
    },
  ];
  return (
    <fieldset className="portfolio-readers mb-6">
      <legend className="mb-2 text-heading">Who can read it</legend>
      {choices.map(({ isPublished, label, note }) => (
        <label key={label} className="form-check m-0 py-10px px-0">
          <input
            type="radio"
            className="form-check-input"
            name={field.name}
            checked={field.value === isPublished}
            onChange={() => field.onChange(isPublished)}
            onBlur={field.onBlur}
          />
          <span>
            <strong className="d-block">{label}</strong>
            <span className="soft d-block">{note}</span>
          </span>
        </label>
      ))}
      {field.value && (
        <label className="form-check m-0 py-10px px-0">
          <input type="checkbox" className="form-check-input" {...indexed} />
          <span>
            <strong className="d-block">Search engines may list it</strong>
            <span className="soft d-block">
              People who search for your name may find it. It can stay in search results for weeks
              after you make it private.
            </span>
          </span>
        </label>
      )}
    </fieldset>
  );
}
