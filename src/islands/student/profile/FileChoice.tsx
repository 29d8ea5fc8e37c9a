import { type ChangeEvent, type ReactNode, useRef } from 'react';
import { Icon } from '../../ui/picture/Icon.tsx';

interface Props {
  /** Of the button, for the focus. */
  id: string;
  /** What the field is called that the button stands for. */
  label: string;
  /** Media types. */
  types: readonly string[];
  hintId: string;
  onChoose: (file: File) => void;
  children: ReactNode;
}

/** A button that chooses a file to upload. */
export function FileChoice({ id, label, types, hintId, onChoose, children }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    // The same file may be chosen again, after it was changed.
    target.value = '';
    if (file) onChoose(file);
  };
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        accept={types.join(',')}
        aria-label={label}
        onChange={choose}
      />
      <button
        type="button"
        id={id}
        className="btn btn-outline-primary btn-sm"
        aria-describedby={hintId}
        onClick={() => input.current?.click()}
      >
        <Icon name="upload" /> {children}
      </button>
    </>
  );
}
