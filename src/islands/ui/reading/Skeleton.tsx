interface Props {
  /** Name of the data, such as `the student`. */
  of: string;
  lines?: number;
  /** Class of each line. */
  line?: string;
  /** Class of the whole. */
  className?: string;
  /** Announcement of the loading. */
  said?: string;
}

/** Placeholder for data that is loading. */
export function Skeleton({
  of,
  lines = 3,
  line = 'table-line',
  className = '',
  said = 'visually-hidden',
}: Props) {
  return (
    <div className="placeholder-glow" aria-busy="true">
      <p className={said} role="status">
        Loading {of}…
      </p>
      <div className={className} aria-hidden="true">
        {Array.from({ length: lines }, (_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: they are all the same
          <span key={at} className={`placeholder ${line}`} />
        ))}
      </div>
    </div>
  );
}
