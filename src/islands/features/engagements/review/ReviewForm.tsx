import { useState } from 'react';
import { newestDelivery } from '../../../../api/read/engagements.ts';
import { useRead } from '../../../../api/read/useRead.ts';
import type { Delivery, Milestone, Verdict } from '../../../../contract/engagements/deliveries.ts';
import { linesOf } from '../../../../contract/engagements/review-notes.ts';
import type { RoomTask } from '../../../../machines/engagements/room-acts.ts';
import { DraftNotice } from '../../../ui/form/DraftNotice.tsx';
import { ErrorSummary } from '../../../ui/form/ErrorSummary.tsx';
import { TextArea } from '../../../ui/form/fields.tsx';
import { InlineForm } from '../../../ui/form/InlineForm.tsx';
import { useForm } from '../../../ui/form/useForm.ts';
import type { ActProps } from '../acts/act-props.ts';
import { draftOfAct } from '../acts/act-words.ts';
import { NotSent } from '../acts/NotSent.tsx';
import { teamApproval } from '../plan/team-words.ts';
import { NotesOnFiles } from './NotesOnFiles.tsx';
import { NotesOnLines } from './NotesOnLines.tsx';
import { reviewOf, typedFor } from './review-form.ts';
import './review.scss';

/** What follows from a review, said before it is given. */
function whatFollows(
  verdict: Verdict,
  milestone: Milestone,
  { objections }: Pick<Delivery, 'objections'>,
  student: string,
): string {
  const isTeams = milestone.by === 'team';
  if (verdict === 'approve')
    return isTeams
      ? teamApproval(milestone, objections, student)
      : 'This milestone is then done, and cannot be reopened. The student is told.';
  return isTeams
    ? 'Everybody in the team is told, and one of them hands in a new version for all.'
    : 'The student is told, and hands in a new version.';
}

const said: Record<Verdict, { label: string; rows: number; yes: string }> = {
  approve: {
    label: 'Add a note',
    rows: 3,
    yes: 'Approve',
  },
  'ask for changes': {
    label: 'What should change',
    rows: 4,
    yes: 'Ask for changes',
  },
};

type Props = ActProps<Extract<RoomTask, { kind: 'review' }>>;

/** Approving a version or asking for changes of it: in words, and in notes on its lines. */
export function ReviewForm(props: Props) {
  const { room, task } = props;
  const { data } = useRead({
    ...newestDelivery(room.id, task.number),
    // What the room shows already is not read again to be reviewed.
    staleTime: Number.POSITIVE_INFINITY,
  });
  const delivery = data?.rows[0];
  // What is known may be an older version than the one under review.
  const isRead = delivery && delivery.version >= task.version;
  return isRead ? <Written {...props} delivery={delivery} /> : null;
}

function Written({ delivery, ...props }: Props & { delivery: Delivery }) {
  const { task, room, failure, isBusy, onSubmit, onCancel } = props;
  const { verdict, ...of } = task;
  const { label, rows, yes } = said[verdict];
  const milestone = room.milestones.find(({ number }) => number === task.number);
  // A newer version may come in meanwhile: what is reviewed is the one that was read.
  const [{ words, files, objections }] = useState(delivery);
  const lines = linesOf(words);
  const notable = { lines, files: files.map(({ id }) => id) };
  const form = useForm(typedFor(verdict, notable), {
    defaultValues: { words: '', notes: [], fileNotes: [] },
    draft: draftOfAct(room.id, task),
  });
  const { handleSubmit } = form;
  const what = `“${milestone?.title ?? ''}”, version ${task.version}`;
  return (
    <InlineForm
      title={verdict === 'approve' ? `Approve ${what}` : `Ask for changes to ${what}`}
      asked={task}
      isBusy={isBusy}
      yes={yes}
      onSubmit={handleSubmit((typed) => onSubmit({ ...of, form: reviewOf(verdict, typed, lines) }))}
      onCancel={onCancel}
    >
      <NotSent failure={failure} />
      <DraftNotice {...form.kept} />
      <p>{milestone && whatFollows(verdict, milestone, { objections }, room.studentName)}</p>
      <ErrorSummary {...form} />
      <TextArea
        label={label}
        optional={verdict === 'approve'}
        rows={rows}
        hint="Markdown works here, and in notes."
        {...form.field('words')}
      />
      <NotesOnLines form={form} lines={lines} />
      <NotesOnFiles form={form} files={files} />
    </InlineForm>
  );
}
