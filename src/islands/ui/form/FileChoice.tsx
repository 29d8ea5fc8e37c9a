import { type ChangeEvent, type ReactNode, useRef } from 'react';
import { Icon } from '../picture/Icon.tsx';
import { Button } from './Button.tsx';

interface Props {
  /** Id of the button, for the focus. */
  id: string;
  /** Label of the field. */
  label: string;
  /** Media types; none for any. */
  types?: readonly string[];
  /** True if several may be chosen at once. */
  several?: boolean;
  hintId: string;
  onChoose: (file: File) => void;
  children: ReactNode;
}

/** A button that chooses a file to upload. */
export function FileChoice(props: Props) {
  const { id, label, types = [], several = false, hintId, onChoose, children } = props;
  const input = useRef<HTMLInputElement>(null);
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(target.files ?? [])];
    // Lets the same file be chosen again after it was changed.
    target.value = '';
    for (const file of files) onChoose(file);
  };
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        accept={types.join(',')}
        multiple={several}
        aria-label={label}
        onChange={choose}
      />
      <Button id={id} size="sm" aria-describedby={hintId} onClick={() => input.current?.click()}>
        <Icon name="upload" /> {children}
      </Button>
    </>
  );
}
