import type { ReactNode } from 'react';
import { type ListPage, linesPerPage } from '../../../api/read/page.ts';
import type { ReadingState } from '../../../api/read/useRead.ts';
import { PagedList } from '../list/PagedList.tsx';

interface Props<Row> {
  /** Plural of the rows: `applications`. */
  many: string;
  title: string;
  of: ReadingState<ListPage<Row>>;
  /** Shown instead of an empty list. */
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
      <PagedList
        of={of}
        loading={<p role="status">Loading {many}…</p>}
        failed={`The ${many} could not be loaded.`}
        empty={<p className="soft mb-0">{empty}</p>}
        className="record-lines plain-list"
        pageSize={linesPerPage}
        noun={many}
        addressOf={addressOf}
      >
        {children}
      </PagedList>
    </section>
  );
}
