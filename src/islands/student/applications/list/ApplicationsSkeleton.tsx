export function ApplicationsSkeleton() {
  return (
    <div className="placeholder-glow" aria-busy="true">
      <p className="visually-hidden" role="status">
        Loading your applications…
      </p>
      <div className="application-grid plain-list" aria-hidden="true">
        <span className="placeholder skeleton h-15" />
        <span className="placeholder skeleton h-15" />
        <span className="placeholder skeleton h-15" />
      </div>
    </div>
  );
}
