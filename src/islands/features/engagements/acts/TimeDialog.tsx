import * as v from 'valibot';
import { endpoints } from '../../../../contract/endpoints.ts';
import type { Milestone } from '../../../../contract/engagements/deliveries.ts';
import { extensionForm } from '../../../../contract/engagements/extensions.ts';
import { requiredText, text } from '../../../../contract/fields.ts';
import { movedDays } from '../../../../machines/lifecycle/moved-days.ts';
import { FormFrame } from '../../../ui/dialog/FormFrame.tsx';
import { DraftNotice } from '../../../ui/form/DraftNotice.tsx';
import { ErrorSummary } from '../../../ui/form/ErrorSummary.tsx';
import { TextArea, TextField } from '../../../ui/form/fields.tsx';
import { useForm } from '../../../ui/form/useForm.ts';
import { MovedDays, PastEnd } from '../plan/Days.tsx';
import { type ActProps, draftOfAct } from '../room/room-view.ts';
import { NotSent } from './NotSent.tsx';
import { type TimeSheet, type TimeTask, timeSheetFor } from './time-sheet.ts';

const typedFor = ({ day, words }: TimeSheet, { dueOn }: Milestone) => {
  const isLater = v.check(
    (given: string) => given > dueOn,
    'Choose a day later than the current one.',
  );
  return v.object({
    dueOn: day ? v.pipe(extensionForm.entries.dueOn, isLater) : v.string(),
    movesLater: v.boolean(),
    words: words?.missing ? requiredText(words.missing, 1000) : text(1000),
  });
};

/** An act about a milestone's day; which days move is seen before it is done. */
export function TimeDialog(props: ActProps<TimeTask>) {
  const { task, room, failure, isBusy, onSubmit, onCancel } = props;
  const milestone = room.milestones.find(({ number }) => number === task.number)!;
  const sheet = timeSheetFor(task, milestone, room);
  const form = useForm(typedFor(sheet, milestone), {
    defaultValues: { dueOn: '', movesLater: true, ...sheet.wish, words: '' },
    draft: draftOfAct(room.id, task),
  });
  const { handleSubmit, watch, isDirty } = form;
  const wish = watch();
  const isDay = v.is(extensionForm.entries.dueOn, wish.dueOn) && wish.dueOn > milestone.dueOn;
  const moved = sheet.wish && isDay ? movedDays(room.milestones, task.number, wish) : [];
  const sameDay = { dueOn: milestone.dueOn, movesLater: true };
  const send = ({ dueOn, movesLater, words }: typeof wish) => {
    const params = { id: room.id, number: task.number };
    switch (task.kind) {
      case 'ask for time':
      case 'give time':
        return onSubmit(task.kind === 'give time' ? endpoints.giveTime : endpoints.askForTime, {
          params,
          body: { dueOn, movesLater, moved, reason: words },
        });
      case 'grant extension':
        return onSubmit(endpoints.answerExtension, {
          params: { ...params, request: task.request },
          body: { answer: 'grant', movesLater, moved, note: words },
        });
      case 'offer another day':
        return onSubmit(endpoints.answerExtension, {
          params: { ...params, request: task.request },
          body: { answer: task.kind, dueOn, movesLater, moved, note: words },
        });
      case 'accept another day':
        return onSubmit(endpoints.acceptAnotherDay, {
          params: { ...params, request: task.request },
          body: { moved },
        });
      case 'withdraw extension':
        return onSubmit(endpoints.withdrawExtension, {
          params: { ...params, request: task.request },
        });
    }
  };
  const hasLater = movedDays(room.milestones, task.number, sameDay).length > 1;
  return (
    <FormFrame
      title={sheet.title}
      width={500}
      isDirty={isDirty}
      isBusy={isBusy}
      yes={sheet.yes}
      onSubmit={handleSubmit(send)}
      onCancel={onCancel}
    >
      <NotSent failure={failure} />
      <DraftNotice {...form.kept} />
      <p>{sheet.consequence}</p>
      <ErrorSummary {...form} />
      {sheet.day && <TextField type="date" label={sheet.day} {...form.field('dueOn')} />}
      {sheet.mayChoose && hasLater && (
        <label className="form-check mb-4">
          <input type="checkbox" className="form-check-input" {...form.register('movesLater')} />
          <span className="form-check-label">
            Move later milestones along by the same number of days
          </span>
        </label>
      )}
      <MovedDays
        milestones={room.milestones}
        moved={moved}
        lead={moved.length === 1 ? 'This milestone moves:' : 'These milestones move:'}
      />
      <PastEnd room={room} days={moved.map(({ dueOn }) => dueOn)} />
      {sheet.words && (
        <TextArea
          label={sheet.words.label}
          optional={sheet.words.missing === null}
          rows={3}
          {...form.field('words')}
        />
      )}
    </FormFrame>
  );
}
