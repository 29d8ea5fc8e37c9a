import { useState } from 'react';
import type * as v from 'valibot';
import { useAct } from '../../../api/act/useAct.ts';
import { refresh } from '../../../api/read/read.ts';
import { forgetDraft } from '../../../session/drafts.ts';
import { focusSoon } from '../../ui/dialog/focus.ts';
import { DraftNotice } from '../../ui/form/DraftNotice.tsx';
import { ErrorSummary } from '../../ui/form/ErrorSummary.tsx';
import { TextArea } from '../../ui/form/fields.tsx';
import { InlineForm } from '../../ui/form/InlineForm.tsx';
import { useForm } from '../../ui/form/useForm.ts';
import { useRefreshOnRefusal } from '../../ui/machine/useRefreshOnRefusal.ts';
import { announce } from '../../ui/status/toasts.ts';
import { NotSent } from '../engagements/acts/NotSent.tsx';

interface Words {
  words: string;
}

interface Props {
  /** Under it what is typed is kept until it is sent. */
  name: string;
  /** The heading it belongs to, where the reader is brought back to. */
  stands: string;
  body: v.GenericSchema<Words>;
  send: (words: Words) => Promise<unknown>;
  /** The button, and what a screen reader needs to hear besides. */
  begin: string;
  what?: string;
  title: string;
  /** Who reads it, and what comes of it. */
  follows: string;
  label: string;
  sent: string;
}

/** A text that one may write once: a button, and the form in its place. */
export function WrittenOnce(props: Props) {
  const { begin, what } = props;
  const [isWriting, write] = useState(false);
  return isWriting ? (
    <WordsForm {...props} onLeave={() => write(false)} />
  ) : (
    <div className="room-acts">
      <button type="button" className="btn btn-outline-primary" onClick={() => write(true)}>
        {begin}
        {what && <span className="visually-hidden">{what}</span>}
      </button>
    </div>
  );
}

function WordsForm({
  name,
  stands,
  body,
  send,
  onLeave,
  ...words
}: Props & { onLeave: () => void }) {
  const leave = () => {
    onLeave();
    focusSoon(stands);
  };
  const { press, isPending, failure } = useAct(send, {
    changes: () => {
      forgetDraft(name);
      refresh();
    },
    done: () => {
      announce(words.sent);
      leave();
    },
  });
  const form = useForm(body, { defaultValues: { words: '' }, failure, draft: name });
  useRefreshOnRefusal(failure);
  return (
    <InlineForm
      title={words.title}
      asked={null}
      isBusy={isPending}
      yes="Send"
      onSubmit={form.handleSubmit(press)}
      onCancel={leave}
    >
      {failure?.fields.length === 0 && <NotSent failure={failure} />}
      <DraftNotice {...form.kept} />
      <p className="soft">{words.follows}</p>
      <ErrorSummary {...form} />
      <TextArea label={words.label} rows={4} {...form.field('words')} />
    </InlineForm>
  );
}
