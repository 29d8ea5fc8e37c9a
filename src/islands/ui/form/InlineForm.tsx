import { type FormEventHandler, type ReactNode, useEffect, useId, useRef } from 'react';
import { BusyButton } from './BusyButton.tsx';
import { Button } from './Button.tsx';

interface Props {
  title: string;
  /** Level of its heading, one below its subject's. */
  level?: 3 | 4;
  /** Changes each time it is asked for: it is brought into sight. */
  asked: unknown;
  isBusy: boolean;
  /** Label of the submit button. */
  yes: string;
  /** It cannot be handed over yet. */
  isBlocked?: boolean;
  onSubmit: FormEventHandler;
  /** Null if the form is always there. */
  onCancel: (() => void) | null;
  children: ReactNode;
}

/** A form beside its subject. */
export function InlineForm(props: Props) {
  const { title, level = 4, asked, isBusy, yes, isBlocked, onSubmit, onCancel, children } = props;
  const Title = `h${level}` as const;
  const titleId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whoever asks for it once more is brought back to it
  useEffect(() => {
    if (onCancel === null) return;
    heading.current?.scrollIntoView({ block: 'start' });
    heading.current?.focus({ preventScroll: true });
  }, [asked]);
  return (
    <form noValidate className="inline-form" aria-labelledby={titleId} onSubmit={onSubmit}>
      <Title id={titleId} ref={heading} tabIndex={-1}>
        {title}
      </Title>
      {children}
      <div className="room-acts d-flex flex-wrap gap-2 mt-3">
        <BusyButton type="submit" look="primary" busy={isBusy} disabled={isBlocked}>
          {yes}
        </BusyButton>
        {/* Leaving does not cancel a request. */}
        {onCancel && (
          <Button look="quiet" onClick={() => !isBusy && onCancel()}>
            Cancel
          </Button>
        )}
      </div>
    </form>
  );
}
