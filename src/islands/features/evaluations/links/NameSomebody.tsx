import type { Failure } from '../../../../api/act/failure.ts';
import { type LinkForm, linkForm } from '../../../../contract/evaluations/links.ts';
import { ErrorSummary } from '../../../ui/form/ErrorSummary.tsx';
import { TextField } from '../../../ui/form/fields.tsx';
import { InlineForm } from '../../../ui/form/InlineForm.tsx';
import { useForm } from '../../../ui/form/useForm.ts';
import { NotSent } from '../../engagements/acts/NotSent.tsx';

interface Props {
  title: string;
  /** What follows from it. */
  lead: string;
  isPending: boolean;
  failure: Failure | null;
  onSubmit: (somebody: LinkForm) => void;
  onCancel: () => void;
}

/** Who gets a link to evaluate by. */
export function NameSomebody({ title, lead, isPending, failure, onSubmit, onCancel }: Props) {
  const form = useForm(linkForm, { defaultValues: { name: '', email: '' }, failure });
  return (
    <InlineForm
      title={title}
      asked={null}
      isBusy={isPending}
      yes="Send the link"
      onSubmit={form.handleSubmit(onSubmit)}
      onCancel={onCancel}
    >
      {failure?.fields.length === 0 && <NotSent failure={failure} />}
      <p className="soft">{lead}</p>
      <ErrorSummary {...form} />
      <TextField label="Name" autoComplete="off" {...form.field('name')} />
      <TextField label="Email" type="email" autoComplete="off" {...form.field('email')} />
    </InlineForm>
  );
}
