import { type KeyboardEvent, type ReactNode, useId } from 'react';
import type { Failure } from '../../../api/problem.ts';
import type { MessageForm } from '../../../contract/conversations/conversations.ts';
import { BusyButton } from '../../ui/form/BusyButton.tsx';
import { NotSent } from '../../ui/form/FormAlert.tsx';
import type { Form } from '../../ui/form/useForm.ts';

interface Props {
  label: string;
  form: Form<MessageForm>;
  failure: Failure | null;
  isBusy: boolean;
  yes: string;
  onSend: (body: MessageForm) => void;
  onEscape?: () => void;
  /** Further buttons. */
  children?: ReactNode;
}

/** A field for a message that grows with it; Enter with Ctrl or ⌘ sends. */
export function MessageField({ label, form, failure, isBusy, yes, ...props }: Props) {
  const { onSend, onEscape, children } = props;
  const id = useId();
  const { field, error } = form.field('text');
  // An empty field is no mistake before somebody sends it.
  const said = form.isDirty || form.submitCount > 0 ? error : undefined;
  const press = ({ key, ctrlKey, metaKey, currentTarget }: KeyboardEvent<HTMLTextAreaElement>) => {
    if (key === 'Enter' && (ctrlKey || metaKey) && !isBusy) currentTarget.form?.requestSubmit();
    if (key === 'Escape') onEscape?.();
  };
  return (
    <form noValidate className="message-form" onSubmit={form.handleSubmit(onSend)}>
      <NotSent failure={failure} />
      <div className="message-line">
        <textarea
          {...field}
          rows={1}
          className={`form-control ${said ? 'is-invalid' : ''}`}
          placeholder={label}
          aria-label={label}
          aria-invalid={Boolean(said)}
          aria-describedby={`${id}-hint${said ? ` ${id}-error` : ''}`}
          onKeyDown={press}
        />
        <BusyButton type="submit" look="primary" busy={isBusy}>
          {yes}
        </BusyButton>
        {children}
      </div>
      {said && (
        <div className="invalid-feedback d-block" id={`${id}-error`}>
          {said}
        </div>
      )}
      <p className="message-hint note" id={`${id}-hint`}>
        Ctrl or ⌘ with Enter sends
      </p>
    </form>
  );
}
