interface Props {
  rows: readonly { readonly id: number; readonly label: string; readonly sentence: string }[];
  /** What the act is called that keeps everything; null where there is none. */
  instead: string | null;
  onInstead: () => void;
}

/** How many are told one by one. */
const toldOneByOne = 5;

/** What would be lost with rows that others depend on, and what keeps it. */
export function WouldBeLost({ rows, instead, onInstead }: Props) {
  return (
    <div className="alert alert-warning would-be-lost" role="status">
      <ul className="refusals">
        {rows.slice(0, toldOneByOne).map(({ id, label, sentence }) => (
          <li key={id}>
            <strong>{label}</strong>
            <p>{sentence}</p>
          </li>
        ))}
      </ul>
      {rows.length > toldOneByOne && <p>And {rows.length - toldOneByOne} more.</p>}
      {instead && (
        <button type="button" className="btn btn-sm btn-outline-primary" onClick={onInstead}>
          {rows.length === 1 ? instead : `${instead} (${rows.length})`}
        </button>
      )}
    </div>
  );
}
