import { Component, type ReactNode } from 'react';
import { LoadFailed } from '../list/Empty.tsx';

/** Stands in for a screen that broke, or whose script did not arrive, instead of a blank page. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override render() {
    if (!this.state.isBroken) return this.props.children;
    return (
      <main className="area-main">
        <LoadFailed
          sentence="This screen could not be shown. Reload the page."
          onRetry={() => window.location.reload()}
        />
      </main>
    );
  }
}
