import type { ComponentProps, ReactNode } from 'react';
import type { ListPage } from '../../../api/read/page.ts';
import type { ReadingState } from '../../../api/read/useRead.ts';
import { Reading, type Said } from '../reading/Reading.tsx';
import { Paginator } from './Paginator.tsx';

type Look = Pick<ComponentProps<'ul'>, 'id' | 'className' | 'tabIndex' | 'aria-label'>;
type Pages = Pick<ComponentProps<typeof Paginator>, 'pageSize' | 'noun'>;

type Props<Row> = Said &
  Look &
  Pages & {
    of: ReadingState<ListPage<Row>>;
    /** Shown instead of an empty list. */
    empty: ReactNode;
    absent?: ReactNode;
    addressOf: (page: number) => string;
    /** The line of each, a list item. */
    children: (row: Row) => ReactNode;
  };

/** A list read a page at a time, in all its states, with the ways to its other pages. */
export function PagedList<Row>(props: Props<Row>) {
  const { what, loading, failed, absent, ...list } = props;
  const { of, empty, pageSize, noun, addressOf, children, ...look } = list;
  return (
    <Reading {...({ what, loading, failed } as Said)} of={of} absent={absent}>
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
