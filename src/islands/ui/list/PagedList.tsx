import type { ComponentProps, ReactNode } from 'react';
import type { ListPage } from '../../../api/read/page.ts';
import type { ReadingState } from '../../../api/read/useRead.ts';
import { Reading } from '../reading/Reading.tsx';
import { Paginator } from './Paginator.tsx';

type States = Omit<ComponentProps<typeof Reading>, 'of' | 'children'>;
type Look = Pick<ComponentProps<'ul'>, 'id' | 'className' | 'tabIndex' | 'aria-label'>;

interface Props<Row>
  extends States,
    Look,
    Pick<ComponentProps<typeof Paginator>, 'pageSize' | 'noun'> {
  of: ReadingState<ListPage<Row>>;
  /** Stands in its place where nothing is in it. */
  empty: ReactNode;
  addressOf: (page: number) => string;
  /** The line of each, a list item. */
  children: (row: Row) => ReactNode;
}

/** A list read a page at a time, in all its states, with the ways to its other pages. */
export function PagedList<Row>(props: Props<Row>) {
  const { of, loading, failed, absent, empty, pageSize, noun, addressOf, children, ...look } =
    props;
  return (
    <Reading {...{ of, loading, failed, absent }}>
      {({ rows, ...shown }) =>
        shown.total === 0 ? (
          empty
        ) : (
          <>
            <ul {...look} aria-busy={of.isPlaceholderData}>
              {rows.map(children)}
            </ul>
            <Paginator {...shown} {...{ pageSize, noun, addressOf }} />
          </>
        )
      }
    </Reading>
  );
}
