import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { useAct } from '../../../api/act/useAct.ts';
import { ownPortfolio } from '../../../api/read/credentials.ts';
import { change } from '../../../api/read/read.ts';
import { takeAwayAddress } from '../../../contract/credentials/addresses.ts';
import {
  type PortfolioForm as Form,
  type Portfolio,
  type PortfolioEntry,
  portfolioForm,
  portfolioPage,
  savePortfolio,
} from '../../../contract/portfolio/portfolio.ts';
import { forgetDraft } from '../../../session/drafts.ts';
import { workAddress } from '../../features/engagements/work-address.ts';
import { BusyButton } from '../../ui/form/BusyButton.tsx';
import { Check } from '../../ui/form/Check.tsx';
import { FormTrouble } from '../../ui/form/FormTrouble.tsx';
import { TextArea, TextField } from '../../ui/form/fields.tsx';
import { useBegan } from '../../ui/form/useBegan.ts';
import { useForm } from '../../ui/form/useForm.ts';
import { ScreenLink } from '../../ui/navigation/navigation.tsx';
import { lazy } from '../../ui/reading/lazy.tsx';
import { dayOf } from '../../ui/status/dates.ts';
import { announce } from '../../ui/status/toasts.ts';
import { screens } from '../screens.ts';
import { WhoReadsIt } from './WhoReadsIt.tsx';

const ConfirmDialog = lazy(() => import('../../ui/dialog/ConfirmDialog.tsx'));

const draft = 'portfolio';

const formOf = ({ name, about, isPublished, isIndexed, showsContact, shown }: Portfolio): Form => ({
  ...{ name, about, isPublished, isIndexed, showsContact, shown },
});

interface Props {
  portfolio: Portfolio;
  /** The number of a credential that somebody came to show; empty for none. */
  added: string;
}

export function PortfolioForm({ portfolio, added }: Props) {
  const { press, isPending, failure } = useAct(savePortfolio, {
    changes(now) {
      forgetDraft(draft);
      change(ownPortfolio, () => now);
    },
    done(now) {
      goOnFrom(now, sent.current);
      announce(savedWords(now, wasPublished));
    },
  });
  const form = useForm(portfolioForm, { defaultValues: formOf(portfolio), failure, draft });
  const { began, goOnFrom } = useBegan(portfolio, failure, form, formOf);
  const wasPublished = began.isPublished;
  const { field, register, control, watch, getValues, handleSubmit } = form;
  const sent = useRef(getValues());
  const [empty, askAboutEmpty] = useState<Form | null>(null);
  const show = useEffectEvent(() => {
    const { shown } = getValues();
    const isThere = portfolio.entries.some(({ id }) => id === added);
    if (isThere && !shown.includes(added))
      form.setValue('shown', [...shown, added], { shouldDirty: true });
  });
  useEffect(() => show(), []);
  const save = (body: Form) => {
    askAboutEmpty(null);
    sent.current = getValues();
    press({ body, version: began.version });
  };
  const isPublished = watch('isPublished');
  return (
    <form
      className="panel ticked"
      noValidate
      aria-label="Portfolio"
      onSubmit={handleSubmit((body) => {
        const isSaved = portfolio.changedAt !== null;
        if (isSaved && !form.isDirty) announce('Nothing has changed since you saved it.');
        else if (isEmptied(body, began)) askAboutEmpty(body);
        else save(body);
      })}
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
      <div className="mb-6">
        <Check
          note="Your email and the links of your profile stand on the page and on the résumé made of it."
          {...register('showsContact')}
        >
          Tell people how to reach you
        </Check>
      </div>
      <ShownCredentials entries={portfolio.entries} field={register('shown')} />
      <WhoReadsIt
        control={control}
        indexed={register('isIndexed')}
        address={`${location.origin}${portfolioPage(watch('name'))}`}
      />
      <BusyButton type="submit" look="primary" busy={isPending}>
        {saveWords(isPublished, wasPublished)}
      </BusyButton>
      {empty && (
        <ConfirmDialog
          title="Publish an empty page?"
          question="You have chosen no work to show."
          consequence="Everybody could read your name, your university and what you wrote about yourself."
          yes="Publish it"
          no="Go back"
          onYes={() => save(empty)}
          onNo={() => askAboutEmpty(null)}
        />
      )}
    </form>
  );
}

/** True if this change publishes a page without any work. */
const isEmptied = (now: Form, before: Form): boolean =>
  now.isPublished && now.shown.length === 0 && !(before.isPublished && before.shown.length === 0);

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
      <legend className="mb-2 text-heading">Choose what to show</legend>
      {entries.length === 0 ? (
        <p className="soft">
          You have no valid credential. You get one for each project you complete: open the work and
          choose what to show. <ScreenLink to={screens.work}>Go to your work</ScreenLink>
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
            Choose what to show<span className="visually-hidden"> of {title}</span>
          </ScreenLink>
        )}
      </div>
    </li>
  );
}
