import { useState } from 'react';
import type { TableQuery } from '../../../machines/table/query.ts';
import { Icon } from '../../ui/Icon.tsx';
import { ColumnsMenu } from './ColumnsMenu.tsx';
import type { TableDefinition } from './definition.ts';
import { ExportButton } from './ExportButton.tsx';
import type { Rows } from './useRows.ts';

interface Props {
  definition: TableDefinition<object>;
  rows: Rows;
  query: TableQuery;
  /** Rows stand as cards: order is chosen here, where there are no heads of columns. */
  isNarrow: boolean;
  onAsk: (changed: Partial<TableQuery>, isTyping?: boolean) => void;
  onImport: (() => void) | null;
}

export function Toolbar({ definition, rows, query, isNarrow, onAsk, onImport }: Props) {
  const { many, filters, columns, searchHint } = definition;
  const [areFiltersOpen, openFilters] = useState(false);
  const active = Object.values(query.filters).filter((value) => value !== '').length;
  const isFolded = isNarrow && !areFiltersOpen;
  return (
    <search className="table-tools" aria-label={`Search ${many}`}>
      <div className="with-icon table-search">
        <Icon name="search" />
        <input
          type="search"
          className="form-control"
          aria-label={searchHint}
          placeholder={searchHint}
          autoComplete="off"
          maxLength={100}
          value={query.searchText}
          onChange={({ target }) => onAsk({ searchText: target.value }, true)}
        />
      </div>
      {isNarrow && (
        <button
          type="button"
          className="btn btn-outline-primary table-filters-toggle"
          aria-expanded={areFiltersOpen}
          onClick={() => openFilters(!areFiltersOpen)}
        >
          <Icon name="filter" />
          {active > 0 ? `Filter and sort (${active})` : 'Filter and sort'}
        </button>
      )}
      {!isFolded &&
        filters.map(({ name, label, all, options }) => (
          <select
            key={name}
            className="form-select"
            aria-label={label}
            value={query.filters[name] ?? ''}
            data-active={Boolean(query.filters[name]) || undefined}
            onChange={({ target }) =>
              onAsk({ filters: { ...query.filters, [name]: target.value } })
            }
          >
            <option value="">{all}</option>
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
        ))}
      {isNarrow && !isFolded && (
        <select
          className="form-select"
          aria-label="Sort by"
          value={query.sort}
          onChange={({ target }) => onAsk({ sort: target.value })}
        >
          <option value="">Usual order</option>
          {columns
            .filter(({ sortable }) => sortable)
            .flatMap(({ id, label }) => [
              <option key={id} value={id}>
                {label}, upwards
              </option>,
              <option key={`-${id}`} value={`-${id}`}>
                {label}, downwards
              </option>,
            ])}
        </select>
      )}
      <div className="table-tools-end">
        <ColumnsMenu rows={rows} />
        <ExportButton definition={definition} query={query} />
        {onImport && (
          <button type="button" className="btn btn-quiet tool-button" onClick={onImport}>
            <Icon name="upload" />
            <span>Import</span>
          </button>
        )}
      </div>
    </search>
  );
}
