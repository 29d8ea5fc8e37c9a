import { type KeyboardEvent, type ReactNode, useState } from 'react';

interface Props {
  lines: readonly string[];
  /** What stands beneath a line. */
  notesOn: (line: number) => ReactNode[];
  onPoint: (line: number) => void;
}

export const lineId = (line: number): string => `source-line-${line}`;

/** Somebody’s words as numbered lines, each of which can be pointed at; one stop of the Tab key, the arrow keys walk. */
export function NotedLines({ lines, notesOn, onPoint }: Props) {
  const [current, setCurrent] = useState(() => 1 + lines.findIndex(isWritten));
  return (
    <ol
      className="source-lines plain-list mt-2 boxed"
      aria-labelledby="source-lines-title"
      onKeyDown={walkLines}
    >
      {lines.map((text, at) => {
        const line = at + 1;
        const notes = notesOn(line);
        return (
          <li key={line} className={notes.length > 0 ? 'is-noted' : undefined}>
            {isWritten(text) ? (
              <button
                type="button"
                id={lineId(line)}
                className="source-line hovered"
                tabIndex={line === current ? 0 : -1}
                aria-expanded={notes.length > 0}
                onFocus={() => setCurrent(line)}
                onClick={() => onPoint(line)}
              >
                <span className="line-number">
                  <span className="visually-hidden">Line </span>
                  {line}
                </span>
                <span>{text}</span>
              </button>
            ) : (
              <p className="source-line">
                <span className="line-number">{line}</span>
              </p>
            )}
            {notes}
          </li>
        );
      })}
    </ol>
  );
}

const isWritten = (text: string) => text.trim() !== '';

/** Moves the focus to the line above or below. */
function walkLines(event: KeyboardEvent<HTMLElement>) {
  const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
  const lines = [...event.currentTarget.querySelectorAll<HTMLElement>('button.source-line')];
  const from = lines.indexOf(event.target as HTMLElement);
  if (!step || from < 0) return;
  event.preventDefault();
  lines[from + step]?.focus();
}
