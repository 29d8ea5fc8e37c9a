import { type FormEventHandler, type ReactNode, useEffect, useId, useRef } from 'react';
import { BusyButton } from './BusyButton.tsx';
import { Button } from './Button.tsx';

interface Props {
  title: string;
  /** Changes each time it is asked for: it is brought into sight. */
  asked: unknown;
  isBusy: boolean;
  /** What the button says that hands the form over. */
  yes: string;
  /** It cannot be handed over yet. */
  isBlocked?: boolean;
  onSubmit: FormEventHandler;
  onCancel: () => void;
  children: ReactNode;
}

/** A form that stands beside what it is about. */
export function InlineForm(props: Props) {
  const { title, asked, isBusy, yes, isBlocked, onSubmit, onCancel, children } = props;
  const titleId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whoever asks for it once more is brought back to it
  useEffect(() => {
    heading.current?.scrollIntoView({ block: 'start' });
    heading.current?.focus({ preventScroll: true });
  }, [asked]);
  return (
    <form noValidate className="inline-form" aria-labelledby={titleId} onSubmit={onSubmit}>
      <h4 id={titleId} ref={heading} tabIndex={-1}>
        {title}
      </h4>
      {children}
      <div className="room-acts d-flex flex-wrap gap-2 mt-3">
        <BusyButton type="submit" look="primary" busy={isBusy} disabled={isBlocked}>
          {yes}
        </BusyButton>
        {/* What is under way is not called off by leaving. */}
        <Button look="quiet" onClick={() => !isBusy && onCancel()}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
