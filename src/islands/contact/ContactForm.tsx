import type { UseFormRegisterReturn } from 'react-hook-form';
import * as v from 'valibot';
import { useAct } from '../../api/act/useAct.ts';
import { contactForm, contactUs } from '../../contract/messages/contact.ts';
import { BusyButton } from '../ui/form/BusyButton.tsx';
import { TextArea, TextField } from '../ui/form/fields.tsx';
import { useForm } from '../ui/form/useForm.ts';
import { asIsland } from '../ui/island/as-island.tsx';
import { Alert } from '../ui/status/Alert.tsx';

const letter = v.object({ ...contactForm.entries, Website: v.string() });
const blank = { Name: '', Email: '', Subject: '', Message: '', Website: '' };

/** A message to the team. What was typed stays until it has arrived. */
function ContactForm() {
  const { press, isPending, answer, failure, forget } = useAct(contactUs, {
    done: () => form.reset(),
  });
  const form = useForm(letter, { defaultValues: blank, focusesError: true });
  const { field } = form;
  const send = form.handleSubmit(({ Website, ...typed }) =>
    press({ body: { Id: 0, ...typed, ...(Website && { Website }) } }),
  );
  const write = () => {
    if (answer !== null) forget();
  };
  return (
    <form noValidate onInput={write} onSubmit={send}>
      <div className="field-pair">
        <TextField label="Name" {...field('Name')} autoComplete="name" />
        <TextField label="Email" type="email" {...field('Email')} autoComplete="email" />
      </div>
      <TextField label="Subject" {...field('Subject')} />
      <TextArea label="Message" rows={6} {...field('Message')} />
      <Honeypot field={form.register('Website')} />
      {answer !== null && <Alert kind="success">Message sent successfully!</Alert>}
      {failure && <Alert kind="danger">Something went wrong. Please try again later.</Alert>}
      <BusyButton
        type="submit"
        look="primary"
        size="lg"
        busy={isPending}
        disabled={!form.formState.isValid}
      >
        Send
      </BusyButton>
    </form>
  );
}

/** A field out of sight and reach of people; what fills it in is not one. */
function Honeypot({ field }: { field: UseFormRegisterReturn }) {
  return (
    <div className="field-unseen" aria-hidden="true">
      <label htmlFor="field-Website">Leave this empty</label>
      <input {...field} id="field-Website" type="text" tabIndex={-1} autoComplete="off" />
    </div>
  );
}

export default asIsland(ContactForm);
