import { Button } from '../../../ui/form/Button.tsx';

interface Props {
  rows: readonly { readonly id: number; readonly label: string; readonly sentence: string }[];
  /** Label of the act that keeps everything; null if there is none. */
  instead: string | null;
  onInstead: () => void;
}

const toldOneByOne = 5;

/** Reasons not to delete rows: losses or a refusal, with the act that avoids them. */
export function Obstacles({ rows, instead, onInstead }: Props) {
  return (
    <div className="alert alert-warning" role="status">
      <ul className="refusals plain-list mb-4">
        {rows.slice(0, toldOneByOne).map(({ id, label, sentence }) => (
          <li key={id}>
            {rows.length > 1 && <strong>{label}</strong>}
            <p className="mt-1 mb-0">{sentence}</p>
          </li>
        ))}
      </ul>
      {rows.length > toldOneByOne && <p>And {rows.length - toldOneByOne} more.</p>}
      {instead && (
        <Button size="sm" onClick={onInstead}>
          {rows.length === 1 ? instead : `${instead} (${rows.length})`}
        </Button>
      )}
    </div>
  );
}
