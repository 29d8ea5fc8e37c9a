import { type DragEvent, useState } from 'react';
import { FileChoice } from '../ui/form/FileChoice.tsx';

/** Takes one file, dropped or chosen. */
export function FileDrop({ onChoose }: { onChoose: (file: File) => void }) {
  const [isOver, setOver] = useState(false);
  const over = (event: DragEvent) => {
    event.preventDefault();
    setOver(true);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const [file] = event.dataTransfer.files;
    if (file) onChoose(file);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the button within does the same for whoever cannot drop
    <div
      className={`verify-drop${isOver ? ' is-over' : ''}`}
      onDragOver={over}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <p id="verify-file-hint">
        Drop a badge here: a picture (PNG or SVG), or a JSON file. It stays in your browser; only
        the credential in it is checked.
      </p>
      <FileChoice
        id="verify-file"
        label="A badge"
        types={['image/png', 'image/svg+xml', 'application/json', '.json', '.jwt', '.jws', '.txt']}
        hintId="verify-file-hint"
        onChoose={onChoose}
      >
        Choose a file
      </FileChoice>
    </div>
  );
}
