import * as v from 'valibot';
import { requiredText, text } from '../../../../contract/fields.ts';
import type { RoomAct } from '../../../../machines/engagements/perform-act.ts';
import { DraftNotice } from '../../../ui/form/DraftNotice.tsx';
import { ErrorSummary } from '../../../ui/form/ErrorSummary.tsx';
import { TextArea } from '../../../ui/form/fields.tsx';
import { InlineForm } from '../../../ui/form/InlineForm.tsx';
import { useForm } from '../../../ui/form/useForm.ts';
import type { ActProps } from './act-props.ts';
import { draftOfAct, sheetFor, type Worded } from './act-words.ts';
import { NotSent } from './NotSent.tsx';

/** An act with one text at most. */
export function WordsForm({ task, room, failure, isBusy, onSubmit, onCancel }: ActProps<Worded>) {
  const { title, consequence, label, missing, atMost, rows, hint, yes } = sheetFor(task, room);
  const schema = v.object({ words: missing ? requiredText(missing, atMost) : text(atMost) });
  const form = useForm(schema, {
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
      onSubmit={handleSubmit(({ words }) => onSubmit(actOf(task, words)))}
      onCancel={onCancel}
    >
      <NotSent failure={failure} />
      <DraftNotice {...form.kept} />
      <p>{consequence}</p>
      <ErrorSummary {...form} />
      <TextArea
        label={label}
        optional={missing === null}
        rows={rows}
        hint={hint}
        {...form.field('words')}
      />
    </InlineForm>
  );
}

function actOf(task: Worded, words: string): RoomAct {
  switch (task.kind) {
    case 'answer plan':
      return {
        kind: task.kind,
        version: task.version,
        form: { answer: task.answer, note: words },
      };
    case 'object':
    case 'waive':
      return { ...task, form: { reason: words } };
    case 'refuse extension':
      return { ...task, form: { answer: 'refuse', note: words } };
    case 'answer check-in':
      // A line break is no part of a sentence.
      return { ...task, form: { sentence: words.replaceAll(/\s+/g, ' ') } };
  }
}
