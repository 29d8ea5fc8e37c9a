import { type UseFormRegisterReturn, useWatch } from 'react-hook-form';
import { refreshOnRefusal } from '../../../../api/act/refusal.ts';
import { useAct } from '../../../../api/act/useAct.ts';
import { refresh } from '../../../../api/read/read.ts';
import {
  asksForHelp,
  checkInForm,
  checkInStates,
  saveCheckIn,
} from '../../../../contract/engagements/check-ins.ts';
import type { Room } from '../../../../contract/engagements/engagements.ts';
import { forgetDraft } from '../../../../session/drafts.ts';
import { focusSoon } from '../../../ui/dialog/focus.ts';
import { BusyButton } from '../../../ui/form/BusyButton.tsx';
import { Button } from '../../../ui/form/Button.tsx';
import { unsaid } from '../../../ui/form/FormAlert.tsx';
import { FormTrouble } from '../../../ui/form/FormTrouble.tsx';
import { fieldId, TextArea, type Tied } from '../../../ui/form/fields.tsx';
import { useForm } from '../../../ui/form/useForm.ts';
import { deadlineOf } from '../../../ui/status/dates.ts';
import { StatusTag } from '../../../ui/status/StatusTag.tsx';
import { announce } from '../../../ui/status/toasts.ts';
import { choiceWords, hintFor, weekInWords } from './check-in-words.ts';

interface Props {
  room: Room;
  onSaved: () => void;
  /** Null where there is nothing to go back to. */
  onCancel: (() => void) | null;
}

/** This week's check-in: one of three answers and a sentence. */
export function CheckInForm({ room, onSaved, onCancel }: Props) {
  const { id, companyName, week } = room;
  const draft = `check-in-${id}`;
  const leave = (then: () => void) => {
    forgetDraft(draft);
    then();
    focusSoon('check-ins');
  };
  const { press, isPending, failure } = useAct(saveCheckIn, {
    done: () => {
      announce('Checked in.');
      refresh();
      leave(onSaved);
    },
    failed: refreshOnRefusal,
  });
  const said = week.checkIn;
  const form = useForm(checkInForm, {
    defaultValues: { state: said?.state, sentence: said?.sentence ?? '' },
    failure,
    draft,
  });
  const { field } = form;
  const state = useWatch({ control: form.control, name: 'state' });
  return (
    <form
      noValidate
      className="check-in-form mb-4"
      aria-label="Check in"
      onSubmit={form.handleSubmit((body) => press({ params: { id, week: week.begins }, body }))}
    >
      <FormTrouble {...form} unsaid={unsaid} />
      <StateChoice
        legend="How is it going this week?"
        hint={`${weekInWords(week.begins, week.begins)}. You can change it until ${deadlineOf(week.endsAt)}.`}
        {...field('state')}
      />
      <TextArea
        label="In a sentence"
        optional={state !== undefined && state !== null && !asksForHelp(state)}
        rows={2}
        hint={hintFor(state, companyName)}
        {...field('sentence')}
      />
      <div className="room-acts d-flex flex-wrap gap-2 mt-3">
        <BusyButton type="submit" busy={isPending}>
          Save
        </BusyButton>
        {onCancel && (
          <Button look="quiet" onClick={() => leave(onCancel)}>
            Cancel
          </Button>
        )}
      </div>
    </form>
  );
}

interface ChoiceProps extends Tied {
  legend: string;
  hint: string;
  field: UseFormRegisterReturn;
}

/** One of three, each as large as a thumb. */
function StateChoice({ legend, hint, field, error }: ChoiceProps) {
  const id = fieldId(field.name);
  return (
    <fieldset className="field" aria-describedby={error ? `${id}-hint ${id}-error` : `${id}-hint`}>
      <legend className="form-label mb-2px">{legend}</legend>
      <p className="note soft mb-2" id={`${id}-hint`}>
        {hint}
      </p>
      <div className="check-in-choices">
        {checkInStates.map((state, at) => (
          <label key={state} className="check-in-option">
            <input type="radio" value={state} id={at === 0 ? id : undefined} {...field} />
            <span className="check-in-face stack gap-2px h-100 py-2 px-14px">
              <StatusTag status={state} />
              <span className="note soft">{choiceWords[state]}</span>
            </span>
          </label>
        ))}
      </div>
      {error && (
        <div className="invalid-feedback d-block" id={`${id}-error`}>
          {error}
        </div>
      )}
    </fieldset>
  );
}
