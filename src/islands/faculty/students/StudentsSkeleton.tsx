/** The list before it is known. */
export function StudentsSkeleton() {
  return (
    <div className="student-skeleton placeholder-glow" aria-busy="true">
      <p className="visually-hidden" role="status">
        Loading students…
      </p>
      {['one', 'two', 'three', 'four'].map((row) => (
        <span key={row} className="placeholder" aria-hidden="true" />
      ))}
    </div>
  );
}
