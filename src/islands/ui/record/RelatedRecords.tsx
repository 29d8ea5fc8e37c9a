import type { ReactNode } from 'react';
import type { ListPage } from '../../../api/read/page.ts';
import { linesPerPage } from '../../../api/read/reports.ts';
import type { ReadingState } from '../../../api/read/useRead.ts';
import { Paginator } from '../list/Paginator.tsx';
import { Reading } from '../reading/Reading.tsx';

interface Props<Row> {
  /** What they are called: `applications`. */
  many: string;
  title: string;
  of: ReadingState<ListPage<Row>>;
  /** What is said where nothing does. */
  empty: string;
  addressOf: (page: number) => string;
  /** The line of each, a list item. */
  children: (row: Row) => ReactNode;
}

/** Records that belong to this one, a page at a time. */
export function RelatedRecords<Row>({ many, title, of, empty, addressOf, children }: Props<Row>) {
  return (
    <section className="panel record-hanging" aria-labelledby={`record-${many}`}>
      <h2 id={`record-${many}`}>
        {title}
        {of.data && of.data.total > 0 && (
          <span className="note soft">
            {of.data.hasMore && 'more than '}
            {of.data.total.toLocaleString('en')}
          </span>
        )}
      </h2>
      <Reading
        of={of}
        loading={<p role="status">Loading {many}…</p>}
        failed={`The ${many} could not be loaded.`}
      >
        {({ rows, total, hasMore, page }) => (
          <div aria-busy={of.isPlaceholderData}>
            {total === 0 ? (
              <p className="soft mb-0">{empty}</p>
            ) : (
              <ul className="record-lines plain-list">{rows.map(children)}</ul>
            )}
            <Paginator
              page={page}
              pageSize={linesPerPage}
              total={total}
              hasMore={hasMore}
              noun={many}
              addressOf={addressOf}
            />
          </div>
        )}
      </Reading>
    </section>
  );
}
