import { useState } from 'react';
import * as v from 'valibot';
import { newestDelivery } from '../../../../api/read/engagements.ts';
import { useRead } from '../../../../api/read/useRead.ts';
import {
  changesMissing,
  type Delivery,
  linesOf,
  type Milestone,
  noteWords,
  type ReviewForm as Review,
  reviewDelivery,
  reviewForm,
  reviewNotes,
  saysWhat,
  type Verdict,
} from '../../../../contract/engagements/deliveries.ts';
import type { Room } from '../../../../contract/engagements/engagements.ts';
import type { RoomTask } from '../../../../machines/engagements/room-acts.ts';
import { isSettled } from '../../../../machines/lifecycle/milestone.ts';
import { BeforeSending } from '../../../ui/form/FormTrouble.tsx';
import { TextArea } from '../../../ui/form/fields.tsx';
import { InlineForm } from '../../../ui/form/InlineForm.tsx';
import { useForm } from '../../../ui/form/useForm.ts';
import { teamApproval } from '../plan/team-words.ts';
import { type ActProps, draftOfAct } from '../room/room-view.ts';
import { lineOf, NotesOnFiles, NotesOnLines, type TypedReview } from './Notes.tsx';

/** Consequence of a review, shown before it is given. */
function whatFollows(
  verdict: Verdict,
  milestone: Milestone,
  { objections }: Pick<Delivery, 'objections'>,
  { studentName, milestones }: Pick<Room, 'studentName' | 'milestones'>,
): string {
  const isTeams = milestone.by === 'team';
  const isLast = milestones.every((one) => one === milestone || isSettled(one.state));
  if (verdict === 'approve')
    return [
      isTeams
        ? teamApproval(milestone, objections, studentName)
        : 'This milestone is then done, and cannot be reopened. We notify the student.',
      isLast &&
        `It is the last one: the work then ends, and you and ${studentName} are asked to evaluate it.`,
    ]
      .filter(Boolean)
      .join(' ');
  return isTeams
    ? 'We notify the team, and one of them hands in a new version for all.'
    : 'We notify the student, who hands in a new version.';
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
    // Read already by the room.
    staleTime: Number.POSITIVE_INFINITY,
  });
  const delivery = data?.rows[0];
  // A cached version may be older than the one under review.
  const isRead = delivery && delivery.version >= task.version;
  return isRead ? <Written {...props} delivery={delivery} /> : null;
}

function Written({ delivery, ...props }: Props & { delivery: Delivery }) {
  const { task, room, failure, isBusy, onSubmit, onCancel } = props;
  const { number, version, verdict } = task;
  const { label, rows, yes } = said[verdict];
  const milestone = room.milestones.find((one) => one.number === number);
  // A newer version may come in meanwhile: what is reviewed is the one that was read.
  const [{ words, files, objections }] = useState(delivery);
  const lines = linesOf(words);
  const notable = { lines, files: files.map(({ id }) => id) };
  const form = useForm(typedFor(verdict, notable), {
    defaultValues: { words: '', notes: [], fileNotes: [] },
    draft: draftOfAct(room.id, task),
  });
  const { handleSubmit } = form;
  const what = `“${milestone?.title ?? ''}”, version ${version}`;
  return (
    <InlineForm
      title={verdict === 'approve' ? `Approve ${what}` : `Ask for changes to ${what}`}
      asked={task}
      isBusy={isBusy}
      yes={yes}
      onSubmit={handleSubmit((typed) =>
        onSubmit(reviewDelivery, {
          params: { id: room.id, number, version },
          body: reviewOf(verdict, typed, lines),
        }),
      )}
      onCancel={onCancel}
    >
      <BeforeSending {...form} refused={failure}>
        <p>{milestone && whatFollows(verdict, milestone, { objections }, room)}</p>
      </BeforeSending>
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

export interface Notable {
  readonly lines: readonly string[];
  /** The numbers of its files. */
  readonly files: readonly number[];
}

export const typedFor = (verdict: Verdict, { lines, files }: Notable) =>
  v.pipe(
    v.object({
      words: reviewForm.entries.words.wrapped,
      notes: reviewNotes(
        v.pipe(
          v.object({ line: v.number(), quote: v.string(), words: noteWords }),
          v.forward(
            v.check(
              (note) => lineOf(note, lines) !== null,
              'This version does not have the line any more. Remove the note.',
            ),
            ['words'],
          ),
        ),
      ),
      fileNotes: v.array(
        v.pipe(
          v.object({ file: v.number(), words: noteWords }),
          v.forward(
            v.check(
              ({ file }) => files.includes(file),
              'This version does not have the file any more. Remove the note.',
            ),
            ['words'],
          ),
        ),
      ),
    }),
    v.forward(
      v.check(
        ({ words, notes, fileNotes }) =>
          saysWhat({ verdict, words, notes: [...notes, ...fileNotes] }),
        changesMissing,
      ),
      ['words'],
    ),
  );

/** Converts a review to its call, with the line of each note. */
export const reviewOf = (
  verdict: Verdict,
  { words, notes, fileNotes }: TypedReview,
  lines: readonly string[],
): Review => ({
  verdict,
  words,
  notes: [
    ...notes.flatMap((note) => {
      const line = lineOf(note, lines);
      return line === null ? [] : [{ about: 'line' as const, line, words: note.words }];
    }),
    ...fileNotes.map((note) => ({ about: 'file' as const, ...note })),
  ],
});
