import { useState } from 'react';
import { type ActingState, useAct } from '../../../../api/act/useAct.ts';
import { evaluationsOf } from '../../../../api/read/engagements.ts';
import { refresh } from '../../../../api/read/read.ts';
import type { EvaluationRound } from '../../../../contract/evaluations/evaluations.ts';
import {
  askByLink,
  type LinkForm,
  linkForm,
  revokeLink,
} from '../../../../contract/evaluations/links.ts';
import { BusyButton } from '../../../ui/form/BusyButton.tsx';
import { NotSent } from '../../../ui/form/FormAlert.tsx';
import { TextField } from '../../../ui/form/fields.tsx';
import { useForm } from '../../../ui/form/useForm.ts';
import { calendarDay, dayOf } from '../../../ui/status/dates.ts';
import { announce } from '../../../ui/status/toasts.ts';

/** A company may have somebody without an account write for it. */
export function AskByLink({ id, round }: { id: number; round: EvaluationRound }) {
  const { moment, asked } = round;
  const [isOpen, setOpen] = useState(false);
  const params = { id, moment };
  const after = { changes: () => refresh(evaluationsOf(id)), done: announce };
  const asking = useAct(askByLink, after);
  const revoking = useAct(revokeLink, after);
  return (
    <>
      {asked && (
        <p>
          {asked.name} (<span>{asked.email}</span>) can write it for you with a link until{' '}
          {calendarDay(asked.until)}. {asked.askedBy} sent the link on {dayOf(asked.askedAt)}.{' '}
          <BusyButton
            look="link"
            busy={revoking.isPending}
            onClick={() => revoking.press({ params })}
          >
            End the link
          </BusyButton>
        </p>
      )}
      <NotSent failure={revoking.failure} />
      {/* Once somebody is asked it is folded again. */}
      <details
        key={asked?.askedAt}
        className="brief"
        name="ask-by-link"
        onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      >
        <summary>{asked ? 'Send another link' : 'Ask somebody without an account'}</summary>
        {isOpen && (
          <NameSomebody
            {...asking}
            lead={`We email them a link. With it they read the plan, the deliveries and the check-ins, and write your evaluation, which you can read and change.${asked ? ` The link of ${asked.name} ends.` : ''}`}
            onSubmit={(body) => asking.press({ params, body })}
          />
        )}
      </details>
    </>
  );
}

/** A handed-on evaluation waits, so that the company can take it back. */
export function HandedOn({
  id,
  round: { moment, opensOn },
}: {
  id: number;
  round: EvaluationRound;
}) {
  const after = { changes: () => refresh(evaluationsOf(id)), done: announce };
  const { press, isPending, failure } = useAct(revokeLink, after);
  return (
    <>
      <p>
        Your link was handed on to whoever wrote this. It opens on {calendarDay(opensOn)}, or when
        you save it yourself.{' '}
        <BusyButton look="link" busy={isPending} onClick={() => press({ params: { id, moment } })}>
          Take it back
        </BusyButton>
      </p>
      <NotSent failure={failure} />
    </>
  );
}

interface Props extends Pick<ActingState<never, string>, 'isPending' | 'failure'> {
  /** Consequence of naming somebody. */
  lead: string;
  onSubmit: (somebody: LinkForm) => void;
}

export function NameSomebody({ lead, isPending, failure, onSubmit }: Props) {
  const defaultValues = { name: '', email: '' };
  const { field, handleSubmit } = useForm(linkForm, { defaultValues, failure, focusesError: true });
  return (
    <form noValidate method="post" onSubmit={handleSubmit(onSubmit)}>
      <p className="soft">{lead}</p>
      {failure?.fields.length === 0 && <NotSent failure={failure} />}
      <TextField label="Name" autoComplete="off" {...field('name')} />
      <TextField label="Email" type="email" autoComplete="off" {...field('email')} />
      <BusyButton type="submit" busy={isPending}>
        Send the link
      </BusyButton>
    </form>
  );
}
