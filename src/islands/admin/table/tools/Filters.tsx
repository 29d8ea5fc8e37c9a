import type { ReactNode } from 'react';
import { isNarrowed, type TableQuery } from '../../../../api/tables/asked.ts';
import { Button } from '../../../ui/form/Button.tsx';
import { Select } from '../../../ui/form/Select.tsx';
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
        <Select
          key={name}
          aria-label={label}
          value={query.filters[name] ?? ''}
          data-active={Boolean(query.filters[name]) || undefined}
          options={[['', all], ...options.map(({ value, label }) => [value, label] as const)]}
          onChoose={(value) => onAsk({ filters: { ...query.filters, [name]: value } })}
        />
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
    <Select
      aria-label="Sort by"
      value={sort}
      options={[
        ['', 'Default order'],
        ...columns
          .filter(({ isSorted }) => isSorted)
          .flatMap(
            ({ id, label }) =>
              [
                [id, `${label}, ascending`],
                [`-${id}`, `${label}, descending`],
              ] as const,
          ),
      ]}
      onChoose={(chosen) => onAsk({ sort: chosen })}
    />
  );
}
