import { useAct } from '../../../api/act/useAct.ts';
import { askToJoin, joinRequestForm } from '../../../contract/companies/members.ts';
import { BusyButton } from '../../ui/form/BusyButton.tsx';
import { FormTrouble } from '../../ui/form/FormTrouble.tsx';
import { TextField } from '../../ui/form/fields.tsx';
import { useForm } from '../../ui/form/useForm.ts';
import { asIsland } from '../../ui/island/as-island.tsx';
import { carriedAddress } from '../carried-address.ts';
import { DoorLink } from '../DoorLink.tsx';
import { Heading } from '../Heading.tsx';

/** A person whose company is registered asks its owners for access. */
function AskToJoin() {
  // The server answers one sentence, whether a company has proved the domain or not.
  const { press, isPending, answer, failure } = useAct(askToJoin);
  const form = useForm(joinRequestForm, {
    defaultValues: { name: '', email: carriedAddress() },
    failure,
  });
  const { field } = form;
  return (
    <>
      {answer ? (
        <>
          <Heading>Wait for an email</Heading>
          <p className="lead soft">{answer}</p>
        </>
      ) : (
        <>
          <h1>Ask to join</h1>
          <p className="lead soft">
            Is your company here already? If it has confirmed the domain of your address, we email
            you a link to ask its owners to let you in.
          </p>
          <form method="post" noValidate onSubmit={form.handleSubmit((body) => press({ body }))}>
            <FormTrouble
              {...form}
              unsaid="The server did not answer. Your entries are still here. Send again."
            />
            <TextField label="Your name" autoComplete="name" {...field('name')} />
            <TextField
              label="Email"
              type="email"
              autoComplete="username"
              hint="Your own address at the company."
              {...field('email')}
            />
            <BusyButton type="submit" look="primary" size="lg" className="w-100" busy={isPending}>
              Ask to join
            </BusyButton>
          </form>
        </>
      )}
      <div className="door-other">
        <DoorLink to="/auth/login">Back to Login</DoorLink>
      </div>
    </>
  );
}

export default asIsland(AskToJoin);
