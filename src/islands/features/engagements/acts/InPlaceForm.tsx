import * as v from 'valibot';
import {
  answerCheckIn,
  checkInSentenceAtMost,
} from '../../../../contract/engagements/check-ins.ts';
import { objectToDelivery, waiveMilestone } from '../../../../contract/engagements/deliveries.ts';
import type { Room } from '../../../../contract/engagements/engagements.ts';
import { answerExtension, extensionAnswers } from '../../../../contract/engagements/extensions.ts';
import { answerPlan, planAnswers } from '../../../../contract/engagements/plans.ts';
import { BeforeSending } from '../../../ui/form/FormTrouble.tsx';
import { TextArea } from '../../../ui/form/fields.tsx';
import { InlineForm } from '../../../ui/form/InlineForm.tsx';
import { useForm } from '../../../ui/form/useForm.ts';
import { calendarDay } from '../../../ui/status/dates.ts';
import { ReviewForm } from '../review/ReviewForm.tsx';
import { type ActProps, draftOfAct, type InPlaceTask } from '../room/room-view.ts';
import { DeliveryForm } from './DeliveryForm.tsx';

export default function InPlaceForm({ task, ...props }: ActProps<InPlaceTask>) {
  switch (task.kind) {
    case 'deliver':
      return <DeliveryForm task={task} {...props} />;
    case 'review':
      return <ReviewForm task={task} {...props} />;
    default:
      return <WordsForm task={task} {...props} />;
  }
}

function WordsForm({ task, room, failure, isBusy, onSubmit, onCancel }: ActProps<Worded>) {
  const { title, consequence, label, words, rows, hint, yes, send } = sheetFor(
    task,
    room,
    onSubmit,
  );
  const form = useForm(v.object({ words }), {
    defaultValues: { words: '' },
    draft: draftOfAct(room.id, task),
  });
  const { handleSubmit } = form;
  return (
    <InlineForm
      title={title}
      asked={task}
      isBusy={isBusy}
      yes={yes}
      onSubmit={handleSubmit(({ words }) => send(words))}
      onCancel={onCancel}
    >
      <BeforeSending {...form} refused={failure}>
        <p>{consequence}</p>
      </BeforeSending>
      <TextArea
        label={label}
        optional={v.is(words, '')}
        rows={rows}
        hint={hint}
        {...form.field('words')}
      />
    </InlineForm>
  );
}

/** An act that needs one text at most: how its form asks for it, and what is sent. */
interface Sheet {
  readonly title: string;
  /** Consequence of sending it. */
  readonly consequence: string;
  readonly label: string;
  readonly words: v.GenericSchema<string>;
  readonly rows: number;
  readonly hint?: string;
  readonly yes: string;
  readonly send: (words: string) => void;
}

const inOneLine = (typed: string) => typed.replaceAll(/\s+/g, ' ');

type Worded = Exclude<InPlaceTask, { kind: 'deliver' | 'review' }>;

function sheetFor(task: Worded, room: Room, onSubmit: ActProps['onSubmit']): Sheet {
  const { id } = room;
  const known = (number: number) => room.milestones.find((one) => one.number === number);
  const titled = (number: number) => known(number)?.title ?? '';
  switch (task.kind) {
    case 'answer plan': {
      const { version, answer } = task;
      const send = (note: string) =>
        onSubmit(answerPlan, { params: { id, version }, body: { answer, note } });
      return answer === 'agree'
        ? {
            title: 'Agree to the plan',
            consequence: `From now on these milestones and days apply to you and ${room.companyName}. Either side can ask for a change later.`,
            label: 'Add a note',
            words: planAnswers.agree.entries.note.wrapped,
            rows: 3,
            yes: 'Agree',
            send,
          }
        : {
            title: 'Ask for a change',
            consequence: `${room.companyName} reads it and proposes another plan.`,
            label: 'What should change',
            words: planAnswers.change.entries.note,
            rows: 5,
            yes: 'Ask for a change',
            send,
          };
    }
    case 'object': {
      const { number, version } = task;
      return {
        title: `Object to “${titled(number)}”, version ${version}`,
        consequence: `${room.companyName}, your team-mates and everybody who follows the work can read it beside this version. It is still reviewed. You can object once and cannot withdraw it.`,
        label: 'What you object to',
        words: objectToDelivery.body.entries.reason,
        rows: 4,
        yes: 'Object',
        send: (reason) =>
          onSubmit(objectToDelivery, {
            params: { id, number, version },
            body: { reason },
          }),
      };
    }
    case 'waive':
      return {
        title: `“${titled(task.number)}” is no longer needed`,
        consequence: 'Nothing has to be handed in for it any more. We tell the student why.',
        label: 'Why it is not needed',
        words: waiveMilestone.body.entries.reason,
        rows: 3,
        yes: 'No longer needed',
        send: (reason) =>
          onSubmit(waiveMilestone, {
            params: { id, number: task.number },
            body: { reason },
          }),
      };
    case 'answer check-in':
      return {
        title: 'Answer the check-in',
        consequence: `We notify ${room.studentName}.`,
        label: 'Your answer',
        // A line break is no part of a sentence.
        words: v.pipe(v.string(), v.transform(inOneLine), answerCheckIn.body.entries.sentence),
        rows: 3,
        hint: `One sentence, up to ${checkInSentenceAtMost} characters.`,
        yes: 'Send',
        send: (sentence) =>
          onSubmit(answerCheckIn, {
            params: { id, week: task.week },
            body: { sentence },
            version: task.version,
          }),
      };
    case 'refuse extension': {
      const { number, request } = task;
      const milestone = known(number);
      return {
        title: `Refuse more time for “${titled(number)}”`,
        consequence: `It stays due ${milestone ? calendarDay(milestone.dueOn) : 'as it was'}. ${room.studentName} reads why, and can ask again.`,
        label: 'Why not',
        words: extensionAnswers.refuse.entries.note,
        rows: 3,
        yes: 'Refuse',
        send: (note) =>
          onSubmit(answerExtension, {
            params: { id, number, request },
            body: { answer: 'refuse', note },
          }),
      };
    }
  }
}
