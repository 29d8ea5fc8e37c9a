import type { ActingState } from '../../../../api/act/useAct.ts';
import { type LinkForm, linkForm } from '../../../../contract/evaluations/links.ts';
import { BusyButton } from '../../../ui/form/BusyButton.tsx';
import { TextField } from '../../../ui/form/fields.tsx';
import { useForm } from '../../../ui/form/useForm.ts';
import { NotSent } from '../../engagements/acts/NotSent.tsx';

interface Props extends Pick<ActingState<never, string>, 'isPending' | 'failure'> {
  /** What follows from it. */
  lead: string;
  onSubmit: (somebody: LinkForm) => void;
}

/** Who is to get a link to evaluate by. */
export function NameSomebody({ lead, isPending, failure, onSubmit }: Props) {
  const defaultValues = { name: '', email: '' };
  const { field, handleSubmit } = useForm(linkForm, { defaultValues, failure, focusesError: true });
  return (
    <form noValidate method="post" onSubmit={handleSubmit(onSubmit)}>
      <p className="soft">{lead}</p>
      {failure?.fields.length === 0 && <NotSent failure={failure} />}
      <TextField label="Name" autoComplete="off" {...field('name')} />
      <TextField label="Email" type="email" autoComplete="off" {...field('email')} />
      <BusyButton type="submit" className="btn btn-outline-primary" busy={isPending}>
        Send the link
      </BusyButton>
    </form>
  );
}
