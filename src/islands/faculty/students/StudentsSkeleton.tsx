/** The list before it is known. */
export function StudentsSkeleton() {
  return (
    <div className="placeholder-glow stack gap-2" aria-busy="true">
      <p className="visually-hidden" role="status">
        Loading students…
      </p>
      {['one', 'two', 'three', 'four'].map((row) => (
        <span key={row} className="placeholder skeleton h-4" aria-hidden="true" />
      ))}
    </div>
  );
}
