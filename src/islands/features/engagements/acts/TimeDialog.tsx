import * as v from 'valibot';
import type { Milestone } from '../../../../contract/engagements/deliveries.ts';
import {
  acceptAnotherDay,
  answerExtension,
  askForTime,
  type ExtensionWish,
  extensionAnswers,
  extensionForm,
  giveTime,
  type MovedDay,
  withdrawExtension,
} from '../../../../contract/engagements/extensions.ts';
import type { RoomTask } from '../../../../machines/engagements/room-acts.ts';
import { movedDays, notLater } from '../../../../machines/lifecycle/moved-days.ts';
import { FormFrame } from '../../../ui/dialog/FormFrame.tsx';
import { BeforeSending } from '../../../ui/form/FormTrouble.tsx';
import { TextArea, TextField } from '../../../ui/form/fields.tsx';
import { useForm } from '../../../ui/form/useForm.ts';
import { calendarDay } from '../../../ui/status/dates.ts';
import { MovedDays, PastEnd } from '../plan/Days.tsx';
import { sharedDay } from '../plan/team-words.ts';
import { type ActProps, draftOfAct, type InPlaceTask } from '../room/room-view.ts';

type TimeTask = Exclude<RoomTask, InPlaceTask | { kind: 'propose plan' | 'write' | 'end' }>;

const typedFor = ({ day, words }: TimeSheet, { dueOn }: Milestone) => {
  const isLater = v.check(
    (given: string) => !notLater(given, dueOn),
    ({ input }) => notLater(input, dueOn)!,
  );
  return v.object({
    dueOn: day ? v.pipe(extensionForm.entries.dueOn, isLater) : v.string(),
    movesLater: v.boolean(),
    words: words?.schema ?? v.string(),
  });
};

/** An act about a milestone's day; which days move is seen before it is done. */
export function TimeDialog(props: ActProps<TimeTask>) {
  const { task, room, failure, isBusy, onCancel } = props;
  const milestone = room.milestones.find(({ number }) => number === task.number)!;
  const sheet = timeSheetFor(props, milestone);
  const form = useForm(typedFor(sheet, milestone), {
    defaultValues: { dueOn: '', movesLater: true, ...sheet.wish, words: '' },
    draft: draftOfAct(room.id, task),
  });
  const { handleSubmit, watch, isDirty } = form;
  const wish = watch();
  const isDay =
    v.is(extensionForm.entries.dueOn, wish.dueOn) && !notLater(wish.dueOn, milestone.dueOn);
  const moved = sheet.wish && isDay ? movedDays(room.milestones, task.number, wish) : [];
  const sameDay = { dueOn: milestone.dueOn, movesLater: true };
  const hasLater = movedDays(room.milestones, task.number, sameDay).length > 1;
  return (
    <FormFrame
      title={sheet.title}
      width={500}
      isDirty={isDirty}
      isBusy={isBusy}
      yes={sheet.yes}
      onSubmit={handleSubmit((typed) => sheet.send(typed, moved))}
      onCancel={onCancel}
    >
      <BeforeSending {...form} refused={failure}>
        <p>
          {sheet.consequence}
          {sheet.wish && sharedDay(milestone)}
        </p>
      </BeforeSending>
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
          optional={v.is(sheet.words.schema, '')}
          rows={3}
          {...form.field('words')}
        />
      )}
    </FormFrame>
  );
}

type Typed = ExtensionWish & { readonly words: string };

/** An act about a milestone's day: how its dialog asks for it, and what is sent. */
interface TimeSheet {
  readonly title: string;
  /** Null for the only milestone. */
  readonly consequence: string;
  /** The day that is meant, and whether later milestones move along; null where no day changes. */
  readonly wish: ExtensionWish | null;
  /** Label of the day field; null if the day is given. */
  readonly day: string | null;
  /** True if the reader may choose which milestones move along. */
  readonly mayChoose: boolean;
  /** Null for no text field. */
  readonly words: { readonly label: string; readonly schema: v.GenericSchema<string> } | null;
  readonly yes: string;
  /** With the days that were shown. */
  readonly send: (typed: Typed, moved: MovedDay[]) => void;
}

const ofNewDay = { wish: { dueOn: '', movesLater: true }, day: 'New day', mayChoose: true };
const ofGivenDay = { day: null, mayChoose: false, words: null };
const aWord = { label: 'Add a note', schema: extensionAnswers.grant.entries.note.wrapped };

function timeSheetFor(
  { task, room, onSubmit }: ActProps<TimeTask>,
  milestone: Milestone,
): TimeSheet {
  const { companyName, studentName } = room;
  const { title, dueOn, extension } = milestone;
  const [named, present] = [`“${title}”`, calendarDay(dueOn)];
  const asked = extension?.asked ?? { dueOn, movesLater: false };
  const params = { id: room.id, number: task.number };
  switch (task.kind) {
    case 'ask for time':
      return {
        ...ofNewDay,
        title: `Ask for more time for ${named}`,
        consequence: `${companyName} grants it, refuses it, or offers another day. Until then it stays due ${present}.`,
        words: { label: 'Why you need more time', schema: extensionForm.entries.reason },
        yes: 'Ask',
        send: ({ words: reason, ...wish }, moved) =>
          onSubmit(askForTime, { params, body: { ...wish, moved, reason } }),
      };
    case 'give time':
      return {
        ...ofNewDay,
        title: `Give more time for ${named}`,
        consequence: `It is due ${present}. Your day applies at once, and ${studentName} and ${companyName} read who moved it and why.`,
        words: { label: 'Why there is more time', schema: giveTime.body.entries.reason },
        yes: 'Give more time',
        send: ({ words: reason, ...wish }, moved) =>
          onSubmit(giveTime, { params, body: { ...wish, moved, reason } }),
      };
    case 'grant extension':
      return {
        title: `Grant more time for ${named}`,
        consequence: `It is due ${calendarDay(asked.dueOn)} instead of ${present} from now on. We notify ${studentName}.`,
        wish: asked,
        day: null,
        mayChoose: true,
        words: aWord,
        yes: 'Grant',
        send: ({ words: note, movesLater }, moved) =>
          onSubmit(answerExtension, {
            params: { ...params, request: task.request },
            body: { answer: 'grant', movesLater, moved, note },
          }),
      };
    case 'offer another day':
      return {
        title: `Offer another day for ${named}`,
        consequence: `${studentName} asked for ${calendarDay(asked.dueOn)}, and can accept or decline your day. Until then it stays due ${present}.`,
        wish: { ...asked, dueOn: '' },
        day: 'Another day',
        mayChoose: true,
        words: aWord,
        yes: 'Offer',
        send: ({ words: note, ...wish }, moved) =>
          onSubmit(answerExtension, {
            params: { ...params, request: task.request },
            body: { answer: 'offer another day', ...wish, moved, note },
          }),
      };
    case 'accept another day': {
      const offered = extension?.offered ?? asked;
      return {
        ...ofGivenDay,
        title: `Accept ${calendarDay(offered.dueOn)} for ${named}`,
        consequence: `It is due then instead of ${present} from now on. We notify ${companyName}.`,
        wish: offered,
        yes: 'Accept',
        send: (_, moved) =>
          onSubmit(acceptAnotherDay, {
            params: { ...params, request: task.request },
            body: { moved },
          }),
      };
    }
    case 'withdraw extension': {
      const isOffered = extension?.state === 'Countered';
      return {
        ...ofGivenDay,
        title: isOffered ? 'Decline the other day' : 'Withdraw the request',
        consequence: `${named} stays due ${present}. We notify ${companyName}. You can ask again.`,
        wish: null,
        yes: isOffered ? 'Decline' : 'Withdraw',
        send: () => onSubmit(withdrawExtension, { params: { ...params, request: task.request } }),
      };
    }
  }
}
