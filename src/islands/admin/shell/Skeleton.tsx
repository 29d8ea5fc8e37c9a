interface Props {
  /** What is being loaded: `the student`. */
  of: string;
  lines: number;
  className?: string;
  lineClass?: string;
}

/** Where something will be that is being loaded. */
export function Skeleton({ of, lines, className = 'table-skeleton', lineClass = '' }: Props) {
  return (
    <div className={`${className} placeholder-glow`} aria-busy="true">
      <p className="visually-hidden" role="status">
        Loading {of}…
      </p>
      {Array.from({ length: lines }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are all the same
        <span key={at} className={`placeholder ${lineClass}`} aria-hidden="true" />
      ))}
    </div>
  );
}
