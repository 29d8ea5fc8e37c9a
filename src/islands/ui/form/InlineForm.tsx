import { type FormEventHandler, type ReactNode, useEffect, useId, useRef } from 'react';
import { BusyButton } from './BusyButton.tsx';
import { Button } from './Button.tsx';

interface Props {
  title: string;
  /** Of its heading, below that of what it is about. */
  level?: 3 | 4;
  /** Changes each time it is asked for: it is brought into sight. */
  asked: unknown;
  isBusy: boolean;
  /** What the button says that hands the form over. */
  yes: string;
  /** It cannot be handed over yet. */
  isBlocked?: boolean;
  onSubmit: FormEventHandler;
  /** Null where it stands there from the beginning, and stays. */
  onCancel: (() => void) | null;
  children: ReactNode;
}

/** A form that stands beside what it is about. */
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
        {/* What is under way is not called off by leaving. */}
        {onCancel && (
          <Button look="quiet" onClick={() => !isBusy && onCancel()}>
            Cancel
          </Button>
        )}
      </div>
    </form>
  );
}
