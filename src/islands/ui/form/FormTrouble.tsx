import type { ComponentProps, ReactNode } from 'react';
import type { Failure } from '../../../api/problem.ts';
import { DraftNotice } from './DraftNotice.tsx';
import { ErrorSummary } from './ErrorSummary.tsx';
import { FormAlert, NotSent } from './FormAlert.tsx';
import type { KeptDraft } from './useForm.ts';

interface Props extends ComponentProps<typeof ErrorSummary> {
  failure: Failure | null;
  kept: KeptDraft;
  /** What is said where no words came from the server. */
  unsaid?: string;
  /** What is said of a draft once it is there again. */
  keptWords?: string | undefined;
}

/** Above the fields of a form: why it did not go through, that it shows what was never sent, and each error with the way to its field. */
export function FormTrouble({
  failure,
  kept,
  unsaid = 'The server did not answer. Your entries are still here. Save again.',
  keptWords,
  errors,
  submitCount,
}: Props) {
  return (
    <>
      {failure && (failure.current || failure.fields.length === 0) && (
        <FormAlert>{failure.sentence ?? unsaid}</FormAlert>
      )}
      <DraftNotice {...kept} words={keptWords} />
      <ErrorSummary errors={errors} submitCount={submitCount} />
    </>
  );
}

interface BeforeProps extends Pick<Props, 'failure' | 'kept' | 'errors' | 'submitCount'> {
  /** What follows from sending it. */
  children: ReactNode;
}

/** The same of a form that binds, with what follows from sending it; what the server says of its fields is said here. */
export const BeforeSending = ({ failure, kept, children, ...summary }: BeforeProps) => (
  <>
    <NotSent failure={failure} />
    <DraftNotice {...kept} />
    {children}
    <ErrorSummary {...summary} />
  </>
);
