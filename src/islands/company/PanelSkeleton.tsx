/** A list before it is known. */
export function PanelSkeleton({ of = 'projects' }: { of?: string }) {
  return (
    <div className="placeholder-glow" aria-busy="true">
      <p className="visually-hidden" role="status">
        Loading {of}…
      </p>
      <div className="stack" aria-hidden="true">
        <span className="placeholder skeleton h-9" />
        <span className="placeholder skeleton h-9" />
        <span className="placeholder skeleton h-9" />
      </div>
    </div>
  );
}
