import { type ReactNode, useState } from 'react';
import type { DefaultValues, FieldErrors, FieldValues } from 'react-hook-form';
import type * as v from 'valibot';
import { refreshOnRefusal } from '../../../api/act/refusal.ts';
import { useAct } from '../../../api/act/useAct.ts';
import { refresh } from '../../../api/read/read.ts';
import { forgetDraft } from '../../../session/drafts.ts';
import { showSoon } from '../../ui/dialog/focus.ts';
import { Button } from '../../ui/form/Button.tsx';
import { BeforeSending } from '../../ui/form/FormTrouble.tsx';
import { InlineForm } from '../../ui/form/InlineForm.tsx';
import { useBegan } from '../../ui/form/useBegan.ts';
import { type Form, useForm } from '../../ui/form/useForm.ts';
import { lazy } from '../../ui/reading/lazy.tsx';
import { announce } from '../../ui/status/toasts.ts';

const ConfirmDialog = lazy(() => import('../../ui/dialog/ConfirmDialog.tsx'));

interface Props<Values extends FieldValues, Written> {
  /** Under it what is typed is kept until it is sent; nothing is kept without one. */
  name?: string;
  schema: v.GenericSchema<Values, Written>;
  defaultValues: DefaultValues<NoInfer<Values>>;
  /** Converts what somebody else has saved meanwhile to the shape of the fields. */
  told?: (now: Begun) => DefaultValues<NoInfer<Values>>;
  /** Version of what is decided on or replaced, if others may change it meanwhile. */
  version?: string;
  /** Sends it with the version it began from, or the later one its writer has seen. */
  send: (written: Written, version: string | undefined) => Promise<unknown>;
  /** Changes the shown data before the next read. */
  changes?: (written: Written) => void;
  title: string;
  level?: 3 | 4;
  /** Readers and consequences of the text. */
  follows: string;
  /** As in `InlineForm`. */
  asked?: unknown;
  yes?: string;
  /** Question before sending; null for none. */
  confirms?: (written: Written) => Record<'title' | 'question' | 'consequence', string> | null;
  /** Message after sending. */
  sent: string;
  /** The heading to which the reader is brought back. */
  stands: string;
  /** Null for a form that is always there. */
  onLeave: (() => void) | null;
  /** Its errors as the summary above its fields says them. */
  named?: (errors: FieldErrors) => FieldErrors;
  children: (form: Form<Values, Written>) => ReactNode;
}

interface Sent<Written> {
  readonly written: Written;
  readonly version: string | undefined;
}

type Begun = Record<string, unknown> & { version: string | undefined };

export function WritingForm<Values extends FieldValues, Written>(props: Props<Values, Written>) {
  const { name, schema, defaultValues, send, changes, asked = null, yes = 'Send' } = props;
  const leave = () => {
    props.onLeave?.();
    showSoon(props.stands);
  };
  const { press, isPending, failure } = useAct(
    ({ written, version }: Sent<Written>) => send(written, version),
    {
      changes: (_, { written }) => {
        if (name) forgetDraft(name);
        changes?.(written);
        refresh();
      },
      done: () => {
        announce(props.sent);
        leave();
      },
      failed: refreshOnRefusal,
    },
  );
  const form = useForm(schema, { defaultValues, failure, draft: name });
  const { began } = useBegan<Begun, Values>(
    { ...(defaultValues as object), version: props.version },
    failure,
    form,
    ({ version, ...values }) =>
      (version !== props.version && props.told
        ? props.told({ ...values, version })
        : values) as Partial<Values>,
  );
  const [ready, setReady] = useState<Written | null>(null);
  const question = ready && props.confirms?.(ready);
  return (
    <InlineForm
      title={props.title}
      level={props.level}
      asked={asked}
      isBusy={isPending}
      yes={yes}
      onSubmit={form.handleSubmit((written) =>
        props.confirms?.(written) ? setReady(written) : press({ written, version: began.version }),
      )}
      onCancel={props.onLeave && leave}
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
            press({ written: ready, version: began.version });
          }}
          onNo={() => setReady(null)}
        />
      )}
    </InlineForm>
  );
}

/** A button, and such a form in its place once it is pressed. */
export function ToWrite<Values extends FieldValues, Written>({
  begin,
  about,
  ...form
}: Omit<Props<Values, Written>, 'onLeave'> & {
  begin: string;
  /** Added to the button for screen readers. */
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
