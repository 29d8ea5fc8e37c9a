import { type ReactNode, useState } from 'react';
import type { DefaultValues, FieldErrors, FieldValues } from 'react-hook-form';
import type * as v from 'valibot';
import { refreshOnRefusal, type Send } from '../../../api/act/act.ts';
import { useAct } from '../../../api/act/useAct.ts';
import { refresh } from '../../../api/read/read.ts';
import { forgetDraft } from '../../../session/drafts.ts';
import { focusSoon } from '../../ui/dialog/focus.ts';
import { Button } from '../../ui/form/Button.tsx';
import { BeforeSending } from '../../ui/form/FormTrouble.tsx';
import { InlineForm } from '../../ui/form/InlineForm.tsx';
import { useForm } from '../../ui/form/useForm.ts';
import { lazy } from '../../ui/reading/lazy.tsx';
import { announce } from '../../ui/status/toasts.ts';

const ConfirmDialog = lazy(() => import('../../ui/dialog/ConfirmDialog.tsx'));

interface Props<Schema extends v.GenericSchema<FieldValues, FieldValues>> {
  /** Under it what is typed is kept until it is sent; nothing is kept without one. */
  name?: string;
  schema: Schema;
  defaultValues: DefaultValues<v.InferInput<Schema>>;
  send: Send<v.InferOutput<Schema>, unknown>;
  /** Changes what is shown, before that is read anew. */
  changes?: (written: v.InferOutput<Schema>) => void;
  title: string;
  /** Who reads it, and what comes of it. */
  follows: string;
  /** As in `InlineForm`. */
  asked?: unknown;
  yes?: string;
  /** What is asked before something is sent; null for nothing. */
  confirms?: (
    written: v.InferOutput<Schema>,
  ) => Record<'title' | 'question' | 'consequence', string> | null;
  /** What is said once it is sent. */
  sent: string;
  /** The heading to which the reader is brought back. */
  stands: string;
  onLeave: () => void;
  /** Its errors as the summary above its fields says them. */
  named?: (errors: FieldErrors) => FieldErrors;
  children: (form: ReturnType<typeof useForm<Schema>>) => ReactNode;
}

export function WritingForm<Schema extends v.GenericSchema<FieldValues, FieldValues>>(
  props: Props<Schema>,
) {
  const { name, schema, defaultValues, send, changes, asked = null, yes = 'Send' } = props;
  const leave = () => {
    props.onLeave();
    focusSoon(props.stands);
  };
  const { press, isPending, failure } = useAct(send, {
    changes: (_, written) => {
      if (name) forgetDraft(name);
      changes?.(written);
      refresh();
    },
    done: () => {
      announce(props.sent);
      leave();
    },
    failed: refreshOnRefusal,
  });
  const form = useForm(schema, { defaultValues: defaultValues as never, failure, draft: name });
  const [ready, setReady] = useState<v.InferOutput<Schema> | null>(null);
  const question = ready && props.confirms?.(ready);
  return (
    <InlineForm
      title={props.title}
      asked={asked}
      isBusy={isPending}
      yes={yes}
      onSubmit={form.handleSubmit((written) =>
        props.confirms?.(written) ? setReady(written) : press(written),
      )}
      onCancel={leave}
    >
      <BeforeSending {...form} errors={props.named?.(form.errors) ?? form.errors}>
        <p className="soft">{props.follows}</p>
      </BeforeSending>
      {props.children(form)}
      {question && (
        <ConfirmDialog
          {...question}
          yes={question.title}
          no="Go back"
          onYes={() => {
            setReady(null);
            press(ready);
          }}
          onNo={() => setReady(null)}
        />
      )}
    </InlineForm>
  );
}

/** A button, and such a form in its place once it is pressed. */
export function ToWrite<Schema extends v.GenericSchema<FieldValues, FieldValues>>({
  begin,
  about,
  ...form
}: Omit<Props<Schema>, 'onLeave'> & {
  begin: string;
  /** What a screen reader needs to hear besides. */
  about?: string;
}) {
  const [isWriting, write] = useState(false);
  if (isWriting) return <WritingForm {...form} onLeave={() => write(false)} />;
  return (
    <div className="room-acts d-flex flex-wrap gap-2 mt-3">
      <Button onClick={() => write(true)}>
        {begin}
        {about && <span className="visually-hidden"> {about}</span>}
      </Button>
    </div>
  );
}
