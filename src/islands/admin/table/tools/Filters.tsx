import type { ReactNode } from 'react';
import { isNarrowed, type TableQuery } from '../../../../api/tables/asked.ts';
import { Button } from '../../../ui/form/Button.tsx';
import type { TableColumn, TableFilter } from '../definition.ts';

type Ask = (changed: Partial<TableQuery>) => void;

interface Props {
  filters: readonly TableFilter[];
  query: TableQuery;
  onAsk: Ask;
  children?: ReactNode;
}

/** What narrows a table, each choice at once; and the way back to all of it. */
export function Filters({ filters, query, onAsk, children }: Props) {
  return (
    <>
      {filters.map(({ name, label, all, options }) => (
        <select
          key={name}
          className="form-select"
          aria-label={label}
          value={query.filters[name] ?? ''}
          data-active={Boolean(query.filters[name]) || undefined}
          onChange={({ target }) => onAsk({ filters: { ...query.filters, [name]: target.value } })}
        >
          <option value="">{all}</option>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      ))}
      {children}
      {isNarrowed(query) && (
        <Button look="quiet" onClick={() => onAsk({ searchText: '', filters: {} })}>
          Clear filters
        </Button>
      )}
    </>
  );
}

interface SortProps {
  columns: readonly TableColumn<object>[];
  sort: string;
  onAsk: Ask;
}

/** The order, where there are no heads of columns to press. */
export function SortSelect({ columns, sort, onAsk }: SortProps) {
  return (
    <select
      className="form-select"
      aria-label="Sort by"
      value={sort}
      onChange={({ target }) => onAsk({ sort: target.value })}
    >
      <option value="">Default order</option>
      {columns
        .filter(({ isSorted }) => isSorted)
        .flatMap(({ id, label }) => [
          <option key={id} value={id}>
            {label}, ascending
          </option>,
          <option key={`-${id}`} value={`-${id}`}>
            {label}, descending
          </option>,
        ])}
    </select>
  );
}
