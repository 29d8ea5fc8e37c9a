import { useState } from 'react';
import { useAct } from '../../../../api/act/useAct.ts';
import { evaluationsOf } from '../../../../api/read/engagements.ts';
import { refresh } from '../../../../api/read/read.ts';
import { endpoints } from '../../../../contract/endpoints.ts';
import type { EvaluationRound } from '../../../../contract/evaluations/evaluations.ts';
import { focusSoon } from '../../../ui/dialog/focus.ts';
import { BusyButton } from '../../../ui/form/BusyButton.tsx';
import { calendarDay, dayOf } from '../../../ui/status/dates.ts';
import { announce } from '../../../ui/status/toasts.ts';
import { NotSent } from '../../engagements/acts/NotSent.tsx';
import { NameSomebody } from './NameSomebody.tsx';

interface Props {
  /** Of the engagement. */
  id: number;
  round: EvaluationRound;
}

/** A company may have somebody without an account write for it. */
export function AskByLink({ id, round: { moment, asked } }: Props) {
  const [isAsking, ask] = useState(false);
  const params = { id, moment };
  const leave = () => {
    ask(false);
    focusSoon(`evaluation-${moment}`);
  };
  const after = {
    changes: () => refresh(evaluationsOf(id)),
    done: (said: string) => {
      announce(said);
      leave();
    },
  };
  const asking = useAct(endpoints.askByLink, after);
  const revoking = useAct(endpoints.revokeLink, after);
  if (isAsking)
    return (
      <NameSomebody
        {...asking}
        title="Ask somebody without an account"
        lead={`We email them a link to write your evaluation with. Whatever they send is yours. ${asked ? `The link of ${asked.name} ends.` : ''}`}
        onSubmit={(body) => asking.press({ params, body })}
        onCancel={leave}
      />
    );
  return (
    <>
      {asked && (
        <p>
          {asked.name} (<span className="wrap-anywhere">{asked.email}</span>) can write it for you
          by a link until {calendarDay(asked.until)}.{' '}
          <span className="soft">
            Asked {dayOf(asked.askedAt)}
            {asked.handedOnBy && `, handed on by ${asked.handedOnBy}`}.
          </span>
        </p>
      )}
      <NotSent failure={revoking.failure} />
      <div className="room-acts">
        <button type="button" className="btn btn-outline-primary" onClick={() => ask(true)}>
          {asked ? 'Send another link' : 'Ask somebody without an account'}
        </button>
        {asked && (
          <BusyButton
            className="btn btn-quiet"
            busy={revoking.isPending}
            onClick={() => revoking.press({ params })}
          >
            End the link
          </BusyButton>
        )}
      </div>
    </>
  );
}
