import type { ComponentProps, ReactNode } from 'react';
import type { Failure } from '../../../api/problem.ts';
import { DraftNotice } from './DraftNotice.tsx';
import { ErrorSummary } from './ErrorSummary.tsx';
import { FormAlert, NotSent, unsaid } from './FormAlert.tsx';
import type { KeptDraft } from './useForm.ts';

interface Props extends ComponentProps<typeof ErrorSummary> {
  failure: Failure | null;
  kept: KeptDraft;
  /** Replaces the server's words if none came. */
  unsaid?: string;
  /** Notice shown with a restored draft. */
  keptWords?: string | undefined;
  /** Consequence of sending it. */
  children?: ReactNode;
}

/** Above the fields of a form: why it did not go through, that it shows what was never sent, and each error with the way to its field. */
export function FormTrouble({
  failure,
  kept,
  unsaid: unanswered = 'The server did not answer. Your entries are still here. Save again.',
  keptWords,
  children,
  errors,
  submitCount,
}: Props) {
  const isOfNoField = failure?.fields.length === 0;
  return (
    <>
      {failure && (failure.current || (isOfNoField && !hasErrors({ errors, submitCount }))) && (
        <FormAlert>{failure.sentence ?? unanswered}</FormAlert>
      )}
      <DraftNotice {...kept} words={keptWords} />
      {children}
      <ErrorSummary errors={errors} submitCount={submitCount} />
    </>
  );
}

interface BeforeProps extends ComponentProps<typeof FormTrouble> {
  /** Failure that the fields do not show. */
  refused?: Failure | null;
}

/** Errors and consequences of a form that commits somebody. */
export const BeforeSending = ({ refused = null, ...form }: BeforeProps) => (
  <>
    {!hasErrors(form) && <NotSent failure={refused} />}
    <FormTrouble unsaid={unsaid} {...form} />
  </>
);

/** True if the fields show errors now, so an earlier failure no longer matters. */
export const hasErrors = ({ errors, submitCount }: ComponentProps<typeof ErrorSummary>): boolean =>
  submitCount > 0 && Object.keys(errors).length > 0;
