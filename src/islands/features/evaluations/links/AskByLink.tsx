import { useState } from 'react';
import { useAct } from '../../../../api/act/useAct.ts';
import { evaluationsOf } from '../../../../api/read/engagements.ts';
import { refresh } from '../../../../api/read/read.ts';
import { endpoints } from '../../../../contract/endpoints.ts';
import type { EvaluationRound } from '../../../../contract/evaluations/evaluations.ts';
import { BusyButton } from '../../../ui/form/BusyButton.tsx';
import { calendarDay, dayOf } from '../../../ui/status/dates.ts';
import { announce } from '../../../ui/status/toasts.ts';
import { NotSent } from '../../engagements/acts/NotSent.tsx';
import { NameSomebody } from './NameSomebody.tsx';

/** A company may have somebody without an account write for it. */
export function AskByLink({ id, round }: { id: number; round: EvaluationRound }) {
  const { moment, asked } = round;
  const [isOpen, setOpen] = useState(false);
  const params = { id, moment };
  const after = { changes: () => refresh(evaluationsOf(id)), done: announce };
  const asking = useAct(endpoints.askByLink, after);
  const revoking = useAct(endpoints.revokeLink, after);
  return (
    <>
      {asked && (
        <p>
          {asked.name} (<span className="wrap-anywhere">{asked.email}</span>) can write it for you
          by a link until {calendarDay(asked.until)}, asked by {asked.askedBy} on{' '}
          {dayOf(asked.askedAt)}.{' '}
          <BusyButton
            className="btn btn-link"
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
            lead={`They get a link by email to write your evaluation with. You read what they send, and can change it.${asked ? ` The link of ${asked.name} ends.` : ''}`}
            onSubmit={(body) => asking.press({ params, body })}
          />
        )}
      </details>
    </>
  );
}
