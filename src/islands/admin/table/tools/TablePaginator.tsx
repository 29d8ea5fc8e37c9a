import type { TableQuery } from '../../../../api/tables/asked.ts';
import { Paginator } from '../../../ui/list/Paginator.tsx';
import { addressOf, tablePageSizes } from '../table-address.ts';

interface Props {
  path: string;
  query: TableQuery;
  total: number;
  hasMore: boolean | undefined;
  noun: string;
}

export function TablePaginator({ path, query, total, hasMore, noun }: Props) {
  return (
    <Paginator
      page={query.page}
      pageSize={query.pageSize}
      total={total}
      hasMore={hasMore}
      noun={noun}
      sizes={tablePageSizes}
      addressOf={(page, pageSize) => addressOf(path, { ...query, page, pageSize })}
    />
  );
}
