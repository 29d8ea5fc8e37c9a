import { Component, type ReactNode } from 'react';
import { LoadFailed } from '../list/Empty.tsx';

interface Props {
  /** What stands in; a screen of its own says so and offers to reload. */
  instead?: ReactNode;
  children: ReactNode;
}

/** Stands in for a screen, or a part of one, that broke or whose script did not arrive, instead of a blank page. */
export class ErrorBoundary extends Component<Props, { isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override render() {
    const { instead = <BrokenScreen />, children } = this.props;
    return this.state.isBroken ? instead : children;
  }
}

function BrokenScreen() {
  return (
    <main className="area-main">
      <LoadFailed
        sentence="This screen could not be shown. Reload the page."
        onRetry={() => window.location.reload()}
      />
    </main>
  );
}
