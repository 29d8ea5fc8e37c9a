interface Props {
  /** What is being loaded: `the student`. */
  of: string;
  lines: number;
  /** How each line looks. */
  line?: string;
}

/** Where something will be that is being loaded. */
export function Skeleton({ of, lines, line = 'table-line' }: Props) {
  return (
    <div className="placeholder-glow" aria-busy="true">
      <p className="visually-hidden" role="status">
        Loading {of}…
      </p>
      {Array.from({ length: lines }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are all the same
        <span key={at} className={`placeholder ${line}`} aria-hidden="true" />
      ))}
    </div>
  );
}
