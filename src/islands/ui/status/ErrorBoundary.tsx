import { Component, type ReactNode } from 'react';
import { Button } from '../form/Button.tsx';
import { typedFields } from '../island/typed-fields.ts';

interface Props {
  /** Replaces the broken part; by default a message with a way to go on. */
  instead?: ReactNode;
  children: ReactNode;
}

interface State {
  /** Puts back what was typed before it broke; null while nothing is broken. */
  readonly typeAgain: (() => void) | null;
}

/** Replaces a part of a page that threw or whose script failed to load. Typed text stays. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { typeAgain: null };

  static getDerivedStateFromError(): State {
    return { typeAgain: typedFields() };
  }

  override render() {
    const { typeAgain } = this.state;
    const { instead, children } = this.props;
    if (!typeAgain) return children;
    return instead ?? <Broken onContinue={() => this.setState({ typeAgain: null }, typeAgain)} />;
  }
}

function Broken({ onContinue }: { onContinue: () => void }) {
  return (
    <div className="alert alert-danger m-4" role="alert">
      <p>This part of the page stopped working. What you typed is still here.</p>
      <div className="d-flex flex-wrap gap-3">
        <Button look="primary" onClick={onContinue}>
          Continue
        </Button>
        <Button onClick={() => window.location.reload()}>Reload the page</Button>
      </div>
    </div>
  );
}
