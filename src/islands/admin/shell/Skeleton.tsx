interface Props {
  /** What is being loaded: `the student`. */
  of: string;
  lines: number;
  className?: string;
}

/** Where something will be that is being loaded. */
export function Skeleton({ of, lines, className = 'table-skeleton' }: Props) {
  return (
    <div className={`${className} placeholder-glow`} aria-busy="true">
      <p className="visually-hidden" role="status">
        Loading {of}…
      </p>
      {Array.from({ length: lines }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are all the same
        <span key={at} className="placeholder" aria-hidden="true" />
      ))}
    </div>
  );
}
