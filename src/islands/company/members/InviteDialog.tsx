import { refreshOnRefusal } from '../../../api/act/refusal.ts';
import { useAct } from '../../../api/act/useAct.ts';
import { invitationForm, inviteMember } from '../../../contract/companies/members.ts';
import { FormFrame } from '../../ui/dialog/FormFrame.tsx';
import { FormTrouble } from '../../ui/form/FormTrouble.tsx';
import { SelectField, TextField } from '../../ui/form/fields.tsx';
import { useForm } from '../../ui/form/useForm.ts';
import { roleOptions } from './team-acts.ts';

interface Props {
  onInvited: (email: string) => void;
  onClose: () => void;
}

export default function InviteDialog({ onInvited, onClose }: Props) {
  const { press, isPending, failure } = useAct(inviteMember, {
    done: (_, { body }) => onInvited(body.email),
    failed: refreshOnRefusal,
  });
  const form = useForm(invitationForm, {
    defaultValues: { name: '', email: '', memberRole: 'Supervisor' },
    failure,
  });
  const { field } = form;
  return (
    <FormFrame
      title="Invite somebody"
      width={500}
      isDirty={form.isDirty}
      isBusy={isPending}
      yes="Send invitation"
      onSubmit={form.handleSubmit((body) => press({ body }))}
      onCancel={onClose}
    >
      <FormTrouble
        {...form}
        unsaid="The server did not answer. Your entries are still here. Send again."
      />
      <TextField
        label="Name"
        autoComplete="off"
        hint="Students read it with what they do for your company."
        {...field('name')}
      />
      <TextField
        label="Email"
        type="email"
        autoComplete="off"
        hint="We email a link that works once, for 7 days."
        {...field('email')}
      />
      <SelectField
        label="Role"
        placeholder="Choose…"
        options={roleOptions}
        {...field('memberRole')}
      />
    </FormFrame>
  );
}
