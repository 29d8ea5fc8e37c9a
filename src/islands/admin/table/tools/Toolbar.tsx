import { type ReactNode, useState } from 'react';
import { isNarrowed, type TableQuery } from '../../../../api/tables/asked.ts';
import { Disclosure } from '../../../ui/disclosure/Disclosure.tsx';
import { Button } from '../../../ui/form/Button.tsx';
import { SearchInput } from '../../../ui/form/SearchInput.tsx';
import { Select } from '../../../ui/form/Select.tsx';
import { DownloadButton } from '../../../ui/list/DownloadButton.tsx';
import { wholeList } from '../../../ui/list/whole-list.ts';
import { Icon } from '../../../ui/picture/Icon.tsx';
import type { FoundRows, TableColumn, TableDefinition, TableFilter } from '../definition.ts';
import type { Rows } from '../rows/useRows.ts';

interface Props {
  definition: TableDefinition<object>;
  filters: readonly TableFilter[];
  rows: Rows;
  found: FoundRows;
  /** Cards have no column heads, so the order is chosen here. */
  isNarrow: boolean;
  onAsk: (changed: Partial<TableQuery>, isTyping?: boolean) => void;
  onImport: (() => void) | null;
  onWrite: (() => void) | null;
  /** True if the table is empty or has not loaded. */
  isEmpty: boolean;
}

export function Toolbar(props: Props) {
  const { definition, filters, rows, found, isNarrow, onAsk, onImport, onWrite, isEmpty } = props;
  const { query } = found;
  const { source, many, columns, searchHint } = definition;
  const all = wholeList(found, isNarrowed(query), source.noun);
  const [areFiltersOpen, openFilters] = useState(false);
  const active = Object.values(query.filters).filter((value) => value !== '').length;
  const isFolded = isNarrow && !areFiltersOpen;
  return (
    <search className="table-tools" aria-label={`Search ${many}`}>
      <div className="table-tools-row">
        <div className="table-search with-icon">
          <Icon name="search" />
          <SearchInput
            aria-label={searchHint}
            placeholder={searchHint}
            maxLength={100}
            searchText={query.searchText}
            onSearch={(searchText) => onAsk({ searchText }, true)}
          />
        </div>
        {isNarrow && (
          <Button
            className="table-filters-toggle d-inline-flex gap-2 align-items-center justify-content-center"
            aria-expanded={areFiltersOpen}
            onClick={() => openFilters(!areFiltersOpen)}
          >
            <Icon name="filter" />
            {active > 0 ? `Filter and sort (${active})` : 'Filter and sort'}
          </Button>
        )}
        {!isFolded && (
          <Filters filters={filters} query={query} onAsk={onAsk}>
            {isNarrow && <SortSelect columns={columns} sort={query.sort} onAsk={onAsk} />}
          </Filters>
        )}
        <div className="table-tools-end">
          <ColumnsMenu rows={rows} />
          <DownloadButton
            make={() => source.exportAll(query)}
            name={`${many.replaceAll(' ', '-')}.csv`}
            made={`Downloaded the list of ${many}.`}
            look="quiet"
            disabled={isEmpty}
          >
            Export {all}
          </DownloadButton>
          {onImport && (
            <Button look="quiet" className="tool-button" onClick={onImport}>
              <Icon name="upload" />
              <span>Import</span>
            </Button>
          )}
          {onWrite && (
            <Button look="quiet" className="tool-button" disabled={isEmpty} onClick={onWrite}>
              <Icon name="mail" />
              <span>Write to {all}</span>
            </Button>
          )}
        </div>
      </div>
    </search>
  );
}

/** Columns to show, remembered in this browser. One always stays. */
function ColumnsMenu({ rows }: { rows: Rows }) {
  return (
    <Disclosure
      buttonClass="btn btn-quiet tool-button"
      button={
        <>
          <Icon name="eye" />
          <span>Columns</span>
        </>
      }
    >
      {() => (
        <fieldset className="m-0">
          <legend className="py-1 px-4 soft note-face fs-13">Columns</legend>
          {rows.allColumns.map((column) => (
            <label key={column.id} className="menu-row">
              <input
                type="checkbox"
                className="form-check-input flex-none m-0"
                checked={rows.isShown(column)}
                disabled={rows.columns.length === 1 && rows.isShown(column)}
                onChange={() => rows.toggle(column)}
              />
              {column.label}
            </label>
          ))}
        </fieldset>
      )}
    </Disclosure>
  );
}

interface FiltersProps {
  filters: readonly TableFilter[];
  query: TableQuery;
  onAsk: (changed: Partial<TableQuery>) => void;
  children?: ReactNode;
}

/** Filters of a table, applied at once, with a way to clear them. */
function Filters({ filters, query, onAsk, children }: FiltersProps) {
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
  onAsk: (changed: Partial<TableQuery>) => void;
}

/** The order, where there are no heads of columns to press. */
function SortSelect({ columns, sort, onAsk }: SortProps) {
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
