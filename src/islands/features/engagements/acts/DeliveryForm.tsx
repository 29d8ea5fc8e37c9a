import { useEffect, useState } from 'react';
import * as v from 'valibot';
import { newestDelivery } from '../../../../api/read/engagements.ts';
import { useRead } from '../../../../api/read/useRead.ts';
import {
  contentMissing,
  type Delivery,
  deliver,
  deliveryForm,
  hasContent,
} from '../../../../contract/engagements/deliveries.ts';
import type { RoomTask } from '../../../../machines/engagements/room-acts.ts';
import { isOpenRequest } from '../../../../machines/lifecycle/extension.ts';
import { BeforeSending } from '../../../ui/form/FormTrouble.tsx';
import { TextArea } from '../../../ui/form/fields.tsx';
import { InlineForm } from '../../../ui/form/InlineForm.tsx';
import { useForm } from '../../../ui/form/useForm.ts';
import { FilesField } from '../files/FilesField.tsx';
import { useHandedFiles } from '../files/useHandedFiles.ts';
import { listed, namesOf } from '../plan/team-words.ts';
import { type ActProps, draftOfAct } from '../room/room-view.ts';

type Deliver = Extract<RoomTask, { kind: 'deliver' }>;

/** One address a line. */
const linksIn = (lines: string): string[] => lines.split('\n').filter((one) => one.trim() !== '');

const linksFault = (lines: string): string | null =>
  v.safeParse(deliveryForm.entries.links, linksIn(lines)).issues?.[0]?.message ?? null;

/** Links are lines; files are uploaded ones. */
const typed = v.pipe(
  v.object({
    words: deliveryForm.entries.words,
    lines: v.string(),
    files: deliveryForm.entries.files,
  }),
  v.forward(
    v.check(
      ({ lines }) => linksFault(lines) === null,
      ({ input }) => linksFault(input.lines)!,
    ),
    ['lines'],
  ),
  v.forward(
    v.check(
      ({ words, lines, files }) => hasContent({ words, links: linksIn(lines), files }),
      contentMissing,
    ),
    ['words'],
  ),
);

/** Handing in a version: it begins with all of the one before. */
export function DeliveryForm(props: ActProps<Deliver>) {
  const { room, task } = props;
  const versions = room.milestones.find(({ number }) => number === task.number)?.versions ?? 0;
  const newest = useRead(versions > 0 ? newestDelivery(room.id, task.number) : null);
  const [began, begin] = useState<Delivery | null>(null);
  const before = newest.data?.rows.find(({ version }) => version >= versions) ?? null;
  // A newer version does not change what somebody is typing.
  if (began === null && before !== null) begin(before);
  if (versions > 0 && began === null && !newest.isError) return <p role="status">Loading…</p>;
  return <Written {...props} before={began} />;
}

/** Words, links, files, or some of them. */
function Written(props: ActProps<Deliver> & { before: Delivery | null }) {
  const { task, room, failure, isBusy, onSubmit, onCancel, before } = props;
  const { number } = task;
  const milestone = room.milestones.find((one) => one.number === number);
  const form = useForm(typed, {
    defaultValues: {
      words: before?.words ?? '',
      lines: before?.links.join('\n') ?? '',
      files: [] as number[],
    },
    draft: draftOfAct(room.id, task),
  });
  const { handleSubmit, setValue, errors } = form;
  const files = useHandedFiles(room.id, before?.files);
  const chosen = files.ids.join();
  useEffect(() => {
    setValue('files', chosen === '' ? [] : chosen.split(',').map(Number));
  }, [chosen, setValue]);
  const after = milestone?.versions ?? 0;
  const extension = milestone?.extension;
  return (
    <InlineForm
      title={`Hand in “${milestone?.title ?? ''}”`}
      asked={task}
      isBusy={isBusy}
      yes={files.isWaiting ? 'Hand in when the files are uploaded' : 'Hand in'}
      isBlocked={files.isWaiting}
      onSubmit={handleSubmit(({ words, lines, files }) =>
        onSubmit(deliver, {
          params: { id: room.id, number },
          body: { words, links: linksIn(lines), files, after },
        }),
      )}
      onCancel={onCancel}
    >
      <BeforeSending {...form} refused={failure}>
        <p className="soft">
          This becomes version {after + 1}, the current one. You cannot change it, but you can hand
          in a new version until it is approved.
          {before && ` It begins with all of version ${before.version}.`}
          {milestone &&
            milestone.mates.length > 0 &&
            ` It counts for ${listed(namesOf(milestone.mates))} too. They can object within 24 hours.`}
          {extension &&
            isOpenRequest(extension.state) &&
            ' It also ends your request for more time.'}
        </p>
      </BeforeSending>
      <TextArea
        label="What you deliver"
        rows={8}
        hint="Markdown works here: lists, links, **bold**."
        {...form.field('words')}
      />
      <TextArea
        label="Links"
        optional
        rows={3}
        hint="One address per line: a repository, a drawing, a film."
        {...form.field('lines')}
      />
      <FilesField engagement={room.id} files={files} error={errors.files?.message} />
    </InlineForm>
  );
}
