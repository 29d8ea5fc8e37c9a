import { useAct } from '../../../api/act/useAct.ts';
import { ownPortfolio } from '../../../api/read/credentials.ts';
import { refresh } from '../../../api/read/read.ts';
import { endpoints } from '../../../contract/endpoints.ts';
import {
  type PortfolioForm as Form,
  type Portfolio,
  portfolioForm,
  portfolioPage,
} from '../../../contract/portfolio/portfolio.ts';
import { forgetDraft } from '../../../session/drafts.ts';
import { BusyButton } from '../../ui/form/BusyButton.tsx';
import { DraftNotice } from '../../ui/form/DraftNotice.tsx';
import { ErrorSummary } from '../../ui/form/ErrorSummary.tsx';
import { FormAlert } from '../../ui/form/FormAlert.tsx';
import { TextArea, TextField } from '../../ui/form/fields.tsx';
import { useForm } from '../../ui/form/useForm.ts';
import { announce } from '../../ui/status/toasts.ts';
import { ShownCredentials } from './ShownCredentials.tsx';
import { WhoReadsIt } from './WhoReadsIt.tsx';

const draft = 'portfolio';

const formOf = ({ name, about, isPublished, isIndexed, shown }: Portfolio): Form => ({
  ...{ name, about, isPublished, isIndexed, shown },
});

/** What a portfolio says and shows, and who can read it. */
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
      {failure && failure.fields.length === 0 && (
        <FormAlert>
          {failure.sentence ??
            'The server did not answer. Your entries are still here. Save again.'}
        </FormAlert>
      )}
      <DraftNotice {...form.kept} />
      <ErrorSummary {...form} />
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
