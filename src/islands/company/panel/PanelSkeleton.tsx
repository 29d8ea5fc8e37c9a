export function PanelSkeleton() {
  return (
    <div className="placeholder-glow" aria-busy="true">
      <p className="visually-hidden" role="status">
        Loading projects…
      </p>
      <div className="project-rows" aria-hidden="true">
        <span className="placeholder skeleton-row" />
        <span className="placeholder skeleton-row" />
        <span className="placeholder skeleton-row" />
      </div>
    </div>
  );
}
