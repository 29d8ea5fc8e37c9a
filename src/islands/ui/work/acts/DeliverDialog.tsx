import { valibotResolver } from '@hookform/resolvers/valibot';
import { useForm } from 'react-hook-form';
import * as v from 'valibot';
import { deliveryForm } from '../../../../contract/deliveries.ts';
import type { RoomTask } from '../../../../machines/engagements/room-acts.ts';
import { isOpenRequest } from '../../../../machines/lifecycle/extension.ts';
import { FormFrame } from '../../dialog/FormFrame.tsx';
import { DraftNotice } from '../../form/DraftNotice.tsx';
import { ErrorSummary } from '../../form/ErrorSummary.tsx';
import { TextArea } from '../../form/fields.tsx';
import { useKeptDraft } from '../../form/useKeptDraft.ts';
import { Markdown } from '../../markdown/Markdown.tsx';
import { listed } from '../plan/team-words.ts';
import type { ActProps } from './act-props.ts';
import { draftOfAct } from './act-words.ts';
import { NotSent } from './NotSent.tsx';

type Deliver = Extract<RoomTask, { kind: 'deliver' }>;

/** One address a line. */
const linksIn = (lines: string): string[] =>
  lines
    .split('\n')
    .map((one) => one.trim())
    .filter((one) => one !== '');

/** What is typed: the links as lines. */
const typed = v.pipe(
  v.object({ words: deliveryForm.entries.words, lines: v.string() }),
  v.forward(
    v.check(
      ({ lines }) => v.is(deliveryForm.entries.links, linksIn(lines)),
      'Use full web addresses that start with http:// or https://, one a line, at most 10.',
    ),
    ['lines'],
  ),
  v.forward(
    v.check(
      ({ words, lines }) => words !== '' || linksIn(lines).length > 0,
      'Describe what you deliver, or add a link to it.',
    ),
    ['words'],
  ),
);

/** Handing in a version: words, links, or both. */
export function DeliverDialog(props: ActProps<Deliver>) {
  const { task, room, failure, isBusy, onSubmit, onCancel } = props;
  const { number } = task;
  const milestone = room.milestones.find((one) => one.number === number);
  const form = useForm({
    mode: 'onTouched',
    shouldFocusError: false,
    resolver: valibotResolver(typed),
    defaultValues: { words: '', lines: '' },
  });
  const { register, handleSubmit, formState } = form;
  const { errors, submitCount, isDirty } = formState;
  const draft = useKeptDraft(draftOfAct(room.id, task), form);
  const after = milestone?.versions ?? 0;
  const extension = milestone?.extension;
  return (
    <FormFrame
      title={`Hand in “${milestone?.title ?? ''}”`}
      width={600}
      isDirty={isDirty}
      isBusy={isBusy}
      yes="Hand in"
      onSubmit={handleSubmit(({ words, lines }) =>
        onSubmit({ ...task, form: { words, links: linksIn(lines), after } }),
      )}
      onCancel={onCancel}
    >
      <NotSent failure={failure} />
      <DraftNotice {...draft} />
      {milestone && (
        <div className="asked-for">
          <Markdown text={milestone.deliverable} />
        </div>
      )}
      <p className="soft">
        This becomes version {after + 1}, the one that counts. It cannot be changed; you can hand in
        a newer one until it is approved.
        {milestone &&
          milestone.mates.length > 0 &&
          ` It is handed in for ${listed(milestone.mates)} too, who may object within 24 hours.`}
        {extension && isOpenRequest(extension.state) && ' Your request for more time ends with it.'}
      </p>
      <ErrorSummary errors={errors} submitCount={submitCount} />
      <TextArea
        label="What you deliver"
        rows={8}
        hint="Markdown works here: lists, links, **bold**."
        field={register('words')}
        error={errors.words?.message}
      />
      <TextArea
        label="Links"
        optional
        rows={3}
        hint="One address a line: a repository, a drawing, a film."
        field={register('lines')}
        error={errors.lines?.message}
      />
    </FormFrame>
  );
}
