import { type Control, type UseFormRegisterReturn, useController } from 'react-hook-form';
import { useAct } from '../../../api/act/useAct.ts';
import { ownPortfolio } from '../../../api/read/credentials.ts';
import { refresh } from '../../../api/read/read.ts';
import { takeAwayAddress } from '../../../contract/credentials/addresses.ts';
import { endpoints } from '../../../contract/endpoints.ts';
import {
  type PortfolioForm as Form,
  type Portfolio,
  type PortfolioEntry,
  portfolioForm,
  portfolioPage,
} from '../../../contract/portfolio/portfolio.ts';
import { forgetDraft } from '../../../session/drafts.ts';
import { workAddress } from '../../features/engagements/work-address.ts';
import { BusyButton } from '../../ui/form/BusyButton.tsx';
import { FormTrouble } from '../../ui/form/FormTrouble.tsx';
import { TextArea, TextField } from '../../ui/form/fields.tsx';
import { useForm } from '../../ui/form/useForm.ts';
import { ScreenLink } from '../../ui/navigation/navigation.tsx';
import { dayOf } from '../../ui/status/dates.ts';
import { announce } from '../../ui/status/toasts.ts';
import { screens } from '../screens.ts';

const draft = 'portfolio';

const formOf = ({ name, about, isPublished, isIndexed, shown }: Portfolio): Form => ({
  ...{ name, about, isPublished, isIndexed, shown },
});

export function PortfolioForm({ portfolio }: { portfolio: Portfolio }) {
  const wasPublished = portfolio.isPublished;
  const { press, isPending, failure } = useAct(endpoints.savePortfolio, {
    changes: () => {
      forgetDraft(draft);
      refresh(ownPortfolio);
    },
    done: (_, { body }) => {
      form.reset(body);
      announce(savedWords(body, wasPublished));
    },
  });
  const form = useForm(portfolioForm, { defaultValues: formOf(portfolio), failure, draft });
  const { field, register, control, watch, handleSubmit } = form;
  const isPublished = watch('isPublished');
  return (
    <form
      className="panel ticked"
      noValidate
      aria-label="Portfolio"
      onSubmit={handleSubmit((body) => press({ body }))}
    >
      <FormTrouble {...form} />
      <TextField
        label="Address"
        autoComplete="off"
        hint={`The last part of ${location.origin}${portfolioPage('…')} If you change it, links to the old one stop working.`}
        {...field('name')}
      />
      <TextArea
        label="About you"
        optional
        rows={5}
        hint="What you build, and what you want to build next. It appears below your name."
        {...field('about')}
      />
      <ShownCredentials entries={portfolio.entries} field={register('shown')} />
      <WhoReadsIt
        control={control}
        indexed={register('isIndexed')}
        address={`${location.origin}${portfolioPage(watch('name'))}`}
      />
      <BusyButton type="submit" look="primary" busy={isPending}>
        {saveWords(isPublished, wasPublished)}
      </BusyButton>
    </form>
  );
}

function saveWords(isPublished: boolean, wasPublished: boolean): string {
  if (isPublished === wasPublished) return 'Save';
  return isPublished ? 'Save and publish' : 'Save and make it private';
}

function savedWords({ isPublished }: Pick<Form, 'isPublished'>, wasPublished: boolean): string {
  if (isPublished === wasPublished) return 'Your portfolio is saved.';
  return isPublished
    ? 'Your portfolio is published. Everybody can read it.'
    : 'Your portfolio is private again.';
}

interface ShownProps {
  entries: readonly PortfolioEntry[];
  field: UseFormRegisterReturn;
}

function ShownCredentials({ entries, field }: ShownProps) {
  return (
    <fieldset className="mb-6">
      <legend className="mb-2 text-heading">What it shows</legend>
      {entries.length === 0 ? (
        <p className="soft">
          You have no valid credential. You get one for each project you complete: open the work and
          choose what it shows. <ScreenLink to={screens.work}>Go to your work</ScreenLink>
        </p>
      ) : (
        <ul className="plain-list">
          {entries.map((entry) => (
            <Entry key={entry.id} entry={entry} field={field} />
          ))}
        </ul>
      )}
    </fieldset>
  );
}

function Entry({ entry, field }: { entry: PortfolioEntry; field: UseFormRegisterReturn }) {
  const { id, engagementId, title, companyName, outcome, issuedAt, words } = entry;
  return (
    <li className="portfolio-entry line-above">
      <label className="min-h-64 cursor-pointer">
        <input type="checkbox" className="form-check-input m-0" value={id} {...field} />
        <img src={takeAwayAddress(id, 'mark.svg')} alt="" width={64} height={64} loading="lazy" />
        <span>
          <strong className="d-block">{title}</strong>
          <span className="soft d-block">
            {companyName} · {outcome}, issued {dayOf(issuedAt)}
          </span>
        </span>
      </label>
      <div className="portfolio-entry-words stack gap-1 justify-items-start">
        {words ? (
          <blockquote className="quoted text-pre-line m-0">{words}</blockquote>
        ) : (
          <p className="soft d-block m-0">What your supervisor wrote is not shown.</p>
        )}
        {engagementId !== null && (
          <ScreenLink to={`${workAddress(screens.work, { engagement: engagementId })}#proof`}>
            Change what is shown<span className="visually-hidden"> of {title}</span>
          </ScreenLink>
        )}
      </div>
    </li>
  );
}

interface ReadersProps {
  control: Control<Form, unknown, Form>;
  indexed: UseFormRegisterReturn;
  /** Where everybody reads it once it is published. */
  address: string;
}

/** Whether everybody can read a portfolio, and whether search engines may list it. */
function WhoReadsIt({ control, indexed, address }: ReadersProps) {
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
