import { valibotResolver } from '@hookform/resolvers/valibot';
import { useMachine } from '@xstate/react';
import { useForm, useWatch } from 'react-hook-form';
import type * as v from 'valibot';
import { refresh } from '../../../../api/read/read.ts';
import {
  asksForHelp,
  checkInForm,
  type CheckInForm as Saying,
} from '../../../../contract/engagements/check-ins.ts';
import type { Room } from '../../../../contract/engagements/engagements.ts';
import { checkInMachine } from '../../../../machines/engagements/check-in.ts';
import { forgetDraft } from '../../../../session/drafts.ts';
import { focusSoon } from '../../../ui/dialog/focus.ts';
import { BusyButton } from '../../../ui/form/BusyButton.tsx';
import { DraftNotice } from '../../../ui/form/DraftNotice.tsx';
import { ErrorSummary } from '../../../ui/form/ErrorSummary.tsx';
import { TextArea, TextField } from '../../../ui/form/fields.tsx';
import { useKeptDraft } from '../../../ui/form/useKeptDraft.ts';
import { useServerErrors } from '../../../ui/form/useServerErrors.ts';
import { useEmitted } from '../../../ui/machine/useEmitted.ts';
import { useRefreshOnRefusal } from '../../../ui/machine/useRefreshOnRefusal.ts';
import { announce } from '../../../ui/status/toasts.ts';
import { NotSent } from '../acts/NotSent.tsx';
import { hintFor, weekInWords } from './check-in-words.ts';
import { StateChoice } from './StateChoice.tsx';

interface Props {
  room: Room;
  onSaved: () => void;
  /** Null where there is nothing to go back to. */
  onCancel: (() => void) | null;
}

const hoursFrom = (typed: unknown): number | null =>
  typed === '' || typed === null ? null : Number(typed);

/** How it goes this week: one of three, a sentence, and hours where the programme asks for them. */
export function CheckInForm({ room, onSaved, onCancel }: Props) {
  const { id, companyName, week } = room;
  const [snapshot, send, actor] = useMachine(checkInMachine, { input: { id } });
  const { failure } = snapshot.context;
  const said = week.checkIn;
  const form = useForm<v.InferInput<typeof checkInForm>, unknown, Saying>({
    mode: 'onTouched',
    shouldFocusError: false,
    resolver: valibotResolver(checkInForm),
    defaultValues: { state: said?.state, sentence: said?.sentence ?? '', hours: said?.hours },
  });
  const { register, handleSubmit, control, setError, formState } = form;
  const { errors, submitCount } = formState;
  const state = useWatch({ control, name: 'state' });
  const draftName = `check-in-${id}`;
  const draft = useKeptDraft(draftName, form);
  useServerErrors(failure, setError);
  useRefreshOnRefusal(failure);
  const leave = (then: () => void) => {
    forgetDraft(draftName);
    then();
    focusSoon('check-ins');
  };
  useEmitted(actor, {
    saved: () => {
      announce('Checked in.');
      refresh();
      leave(onSaved);
    },
  });
  return (
    <form
      noValidate
      className="check-in-form"
      aria-label="Check in"
      onSubmit={handleSubmit((saying) => send({ type: 'submit', week: week.begins, form: saying }))}
    >
      {failure?.fields.length === 0 && <NotSent failure={failure} />}
      <DraftNotice {...draft} />
      <ErrorSummary errors={errors} submitCount={submitCount} />
      <StateChoice
        legend="How is it going this week?"
        hint={`${weekInWords(week.begins, week.begins)}. You can change it until Sunday.`}
        field={register('state')}
        error={errors.state?.message}
      />
      <TextArea
        label="In a sentence"
        optional={state !== undefined && state !== null && !asksForHelp(state)}
        rows={2}
        hint={hintFor(state, companyName)}
        field={register('sentence')}
        error={errors.sentence?.message}
      />
      {week.asksHours && (
        <TextField
          label="Hours this week"
          type="number"
          inputMode="numeric"
          min={0}
          field={register('hours', { setValueAs: hoursFrom })}
          error={errors.hours?.message}
        />
      )}
      <div className="room-acts">
        <BusyButton type="submit" className="btn btn-primary" busy={snapshot.hasTag('busy')}>
          Save
        </BusyButton>
        {onCancel && (
          <button type="button" className="btn btn-quiet" onClick={() => leave(onCancel)}>
            Cancel
          </button>
        )}
      </div>
    </form>
  );
}
