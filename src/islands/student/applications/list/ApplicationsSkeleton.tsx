export function ApplicationsSkeleton() {
  return (
    <div className="placeholder-glow" aria-busy="true">
      <p className="visually-hidden" role="status">
        Loading your applications…
      </p>
      <div className="application-grid" aria-hidden="true">
        <span className="placeholder skeleton-card" />
        <span className="placeholder skeleton-card" />
        <span className="placeholder skeleton-card" />
      </div>
    </div>
  );
}
