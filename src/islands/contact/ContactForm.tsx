import { valibotResolver } from '@hookform/resolvers/valibot';
import { useMachine } from '@xstate/react';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import * as v from 'valibot';
import { contactForm } from '../../contract/messages/contact.ts';
import { contactAlert, contactMachine } from '../../machines/messages/contact.ts';
import { BusyButton } from '../ui/form/BusyButton.tsx';
import { TextArea, TextField } from '../ui/form/fields.tsx';
import { Alert } from '../ui/status/Alert.tsx';
import { Honeypot } from './Honeypot.tsx';

const letter = v.object({ ...contactForm.entries, Website: v.string() });
const blank = { Name: '', Email: '', Subject: '', Message: '', Website: '' };

/** A message to the team. What was typed stays until it has arrived. */
export function ContactForm() {
  const [snapshot, send] = useMachine(contactMachine);
  const { register, handleSubmit, reset, formState } = useForm({
    resolver: valibotResolver(letter),
    mode: 'onTouched',
    defaultValues: blank,
  });
  const { errors, isValid } = formState;
  const busy = snapshot.hasTag('busy');
  const received = snapshot.matches({ writing: 'received' });
  const alert = contactAlert(snapshot);

  useEffect(() => {
    if (received) reset();
  }, [received, reset]);

  return (
    <form
      noValidate
      onInput={() => send({ type: 'write' })}
      onSubmit={handleSubmit((written) => send({ type: 'send', letter: written }))}
    >
      <div className="field-pair">
        <TextField
          label="Name"
          field={register('Name')}
          error={errors.Name?.message}
          autoComplete="name"
        />
        <TextField
          label="Email"
          type="email"
          field={register('Email')}
          error={errors.Email?.message}
          autoComplete="email"
        />
      </div>
      <TextField label="Subject" field={register('Subject')} error={errors.Subject?.message} />
      <TextArea
        label="Message"
        rows={6}
        field={register('Message')}
        error={errors.Message?.message}
      />
      <Honeypot field={register('Website')} />
      {alert && <Alert kind={alert.kind}>{alert.text}</Alert>}
      <BusyButton type="submit" className="btn btn-lg btn-primary" busy={busy} disabled={!isValid}>
        Send
      </BusyButton>
    </form>
  );
}
