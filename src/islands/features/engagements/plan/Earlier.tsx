import { type ReactNode, useState } from 'react';
import type { ListPage } from '../../../../api/read/page.ts';
import type { Read } from '../../../../api/read/read.ts';
import { useRead } from '../../../../api/read/useRead.ts';
import { Button } from '../../../ui/form/Button.tsx';
import { Reading } from '../../../ui/reading/Reading.tsx';

interface Props<Row> {
  className: string;
  title: string;
  noun: 'plans' | 'versions';
  /** As many pages of them, and of what is shown already. */
  read: (pages: number) => Read<Omit<ListPage<Row>, 'page'>>;
  /** Shows them, and the way to older ones. */
  children: (rows: readonly Row[], older: ReactNode) => ReactNode;
}

/** Earlier entries, read a page at a time once opened. */
export function Earlier<Row>({ className, title, noun, read, children }: Props<Row>) {
  const [isOpen, setOpen] = useState(false);
  const [pages, askFor] = useState(1);
  const list = useRead(isOpen ? read(pages) : null);
  return (
    <details className={className} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{title}</summary>
      {isOpen && (
        <Reading
          of={list}
          loading={<p role="status">Loading earlier {noun}…</p>}
          failed={`The earlier ${noun} could not be loaded.`}
        >
          {({ rows, total }) =>
            children(
              rows,
              rows.length < total && (
                <Button look="quiet" onClick={() => askFor(pages + 1)}>
                  Older {noun}
                </Button>
              ),
            )
          }
        </Reading>
      )}
    </details>
  );
}
