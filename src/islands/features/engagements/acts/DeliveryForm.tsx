import { useEffect } from 'react';
import * as v from 'valibot';
import { endpoints } from '../../../../contract/endpoints.ts';
import { deliveryForm } from '../../../../contract/engagements/deliveries.ts';
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

/** One address a line; nobody has to type `https://`. */
const linksIn = (lines: string): string[] =>
  lines
    .split('\n')
    .map((one) => one.trim())
    .filter((one) => one !== '')
    .map((one) => (/^[a-z][a-z\d+.-]*:/i.test(one) ? one : `https://${one}`));

/** What is typed: the links as lines; the files that have come. */
const typed = v.pipe(
  v.object({
    words: deliveryForm.entries.words,
    lines: v.string(),
    files: deliveryForm.entries.files,
  }),
  v.forward(
    v.check(
      ({ lines }) => v.is(deliveryForm.entries.links, linksIn(lines)),
      'Use web addresses such as drawings.example/weir, one per line, at most 10.',
    ),
    ['lines'],
  ),
  v.forward(
    v.check(
      ({ words, lines, files }) => words !== '' || linksIn(lines).length > 0 || files.length > 0,
      'Describe what you deliver, or add a link or a file.',
    ),
    ['words'],
  ),
);

/** Handing in a version: words, links, files, or some of them. */
export function DeliveryForm(props: ActProps<Deliver>) {
  const { task, room, failure, isBusy, onSubmit, onCancel } = props;
  const { number } = task;
  const milestone = room.milestones.find((one) => one.number === number);
  const form = useForm(typed, {
    defaultValues: { words: '', lines: '', files: [] as number[] },
    draft: draftOfAct(room.id, task),
  });
  const { handleSubmit, setValue, errors } = form;
  const files = useHandedFiles(room.id);
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
        onSubmit(endpoints.deliver, {
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
