import {
  type ReactNode,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { change as changeRead, refresh } from '../../../api/read/read.ts';
import { recentActs } from '../../../api/read/reports.ts';
import { useRead } from '../../../api/read/useRead.ts';
import { findsTheSame, isNarrowed, type TableQuery } from '../../../api/tables/asked.ts';
import { isSame, shownRows, tableRows, withRow } from '../../../api/tables/rows.ts';
import { Button } from '../../ui/form/Button.tsx';
import { Paginator } from '../../ui/list/Paginator.tsx';
import { leaveTableAt } from '../../ui/navigation/last-address.ts';
import { useOpen, useSearch } from '../../ui/navigation/navigation.tsx';
import { Screen } from '../../ui/navigation/Screen.tsx';
import { lazy } from '../../ui/reading/lazy.tsx';
import { Reading } from '../../ui/reading/Reading.tsx';
import { Skeleton } from '../../ui/reading/Skeleton.tsx';
import { RecentActs } from '../bulk-actions/RecentActs.tsx';
import { ofAnyRow, type TableDefinition, type TableFilter } from './definition.ts';
import { NoRows } from './NoRows.tsx';
import { Refused } from './removal/Refused.tsx';
import { Grid } from './rows/Grid.tsx';
import { RowActs } from './rows/RowActs.tsx';
import { useRows } from './rows/useRows.ts';
import { addressOf, narrowedBy, queryFrom, tablePageSizes } from './table-address.ts';
import { Toolbar } from './tools/Toolbar.tsx';
import { useChanges } from './useChanges.ts';
import { useDialogs } from './useDialogs.tsx';
import './table.scss';

const BulkBar = lazy(() => import('./tools/BulkBar.tsx'));
const Cards = lazy(
  () => import('./rows/Cards.tsx'),
  ({ definition }) => <Skeleton of={definition.many} lines={6} />,
);

interface Props<Row extends object, Form extends object> {
  definition: TableDefinition<Row, Form>;
  /** Filters that this screen adds. */
  filters?: readonly TableFilter[];
  /** A person who may not act only looks. */
  mayAct?: boolean;
  /** Above the table. */
  above?: ReactNode;
  /** Beside the button that adds a row. */
  tools?: ReactNode;
}

/** Below this width in pixels, rows become cards. */
const roomForTable = 700;

/** One table of the area with all its features. Its query is in the address. */
export function TableScreen<Row extends object, Form extends object>(props: Props<Row, Form>) {
  const { filters: besides = [], mayAct = true, above, tools } = props;
  const definition = ofAnyRow(props.definition);
  const { source, path, title, lead, many, addLabel, ImportDialog, LetterDialog } = definition;
  const filters = [...definition.filters, ...besides];
  const open = useOpen();
  const query = queryFrom(useSearch(), { ...definition, filters });
  const here = addressOf(path, query);
  useEffect(() => leaveTableAt(path, here), [path, here]);
  const read = tableRows(source, query);
  const list = useRead(read);
  /** Chosen rows, also of pages that are not shown now; or the search whose every match is chosen. */
  const [{ chosen, matched }, choose] = useState<Chosen>(none);

  const changes = useChanges(definition, (row) => {
    changeRead(read, withRow(source, row));
    choose((now) => ({
      ...now,
      chosen: now.chosen.map((old) => (isSame(source, old, row) ? row : old)),
    }));
  });

  const box = useRef<HTMLDivElement>(null);
  const isNarrow = useIsNarrow(box);
  const { waiting, refused } = changes;
  const matching = matched && findsTheSame(matched, query) ? query : null;
  const shown = shownRows(source, list.data?.rows ?? [], waiting);
  const selected = matching ? shown : chosen;
  const recent = useRead(source.bulkActionKind ? recentActs : null);
  const clearSelection = () => choose(none);
  const over = useDialogs(definition, changes, shown, {
    ...(recent.data && { shownAbove: recent.data.above }),
    onRemoved: (gone) => {
      clearSelection();
      changeRead(read, (page) => ({
        ...page,
        rows: page.rows.filter((row) => !gone.some((one) => isSame(source, row, one))),
      }));
      refresh();
    },
    onBegun: clearSelection,
  });
  const ask = (changed: Partial<TableQuery>, isTyping = false) =>
    open(addressOf(path, { ...query, page: 1, ...changed }), isTyping);
  const rows = useRows({
    definition,
    rows: shown,
    selected,
    onSelect: (rows) => choose({ chosen: rows, matched: null }),
    sort: query.sort,
    onSort: (sort) => ask({ sort }),
  });
  const total = list.data?.total ?? 0;
  const hasMore = list.data?.hasMore ?? false;
  const found = { query, total, hasMore, narrowedBy: narrowedBy(filters, query) };
  const List = isNarrow ? Cards : Grid;

  return (
    <Screen
      title={title}
      lead={lead}
      tools={
        mayAct && (
          <>
            {tools}
            <Button look="primary" onClick={over.add}>
              {addLabel}
            </Button>
          </>
        )
      }
    >
      <div ref={box} className="table-screen">
        {above}
        {refused && (
          <Refused refused={refused} onAgain={over.editAgain()} onDismiss={changes.forgetRefusal} />
        )}
        <Toolbar
          {...{ definition, filters, rows, found, isNarrow }}
          onAsk={ask}
          onImport={ImportDialog && mayAct ? over.importFile : null}
          onWrite={LetterDialog && mayAct ? () => over.write(found) : null}
          isEmpty={total <= 0 || list.isPlaceholderData}
        />
        {mayAct && source.bulkActionKind && recent.data && (
          <RecentActs acts={recent.data.acts} kind={source.bulkActionKind} onOpen={over.openMany} />
        )}
        <Reading
          of={list}
          loading={<Skeleton of={many} lines={6} />}
          failed={`Failed to load ${many}. Please try again later.`}
        >
          {({ page, hasMore }) => (
            <>
              {shown.length === 0 && total <= 0 && (
                <NoRows
                  definition={definition}
                  narrowed={isNarrowed(query) ? addressOf(path, { ...query, ...unnarrowed }) : null}
                />
              )}
              {shown.length > 0 && (
                <div aria-busy={list.isPlaceholderData}>
                  <List
                    definition={definition}
                    rows={rows}
                    isSaving={(row) => waiting.some(({ id }) => id === source.idOf(row))}
                    acts={
                      mayAct
                        ? (row) => (
                            <RowActs
                              label={source.labelOf(row)}
                              acts={definition.acts(row)}
                              onEdit={definition.isFixed?.(row) ? null : () => over.edit(row)}
                              onDelete={() => over.remove([row])}
                              onAct={({ act }) => over.actOn([row], act)}
                            />
                          )
                        : null
                    }
                  />
                </div>
              )}
              {total > 0 && (
                <Paginator
                  page={page}
                  pageSize={query.pageSize}
                  total={total}
                  hasMore={hasMore}
                  noun={many}
                  sizes={tablePageSizes}
                  addressOf={(page, pageSize) => addressOf(path, { ...query, page, pageSize })}
                />
              )}
            </>
          )}
        </Reading>
        {mayAct && selected.length > 0 && (
          <BulkBar
            {...{ definition, selected, found, clearSelection, over }}
            isMatching={matching !== null && total > 0}
            onSelectMatching={
              source.bulkActionKind && rows.areAllChosen && total > shown.length
                ? () => choose({ chosen: [], matched: query })
                : null
            }
          />
        )}
      </div>
      {over.over}
    </Screen>
  );
}

const unnarrowed = { searchText: '', filters: {}, page: 1 } as const;

interface Chosen {
  readonly chosen: readonly object[];
  readonly matched: TableQuery | null;
}

const none: Chosen = { chosen: [], matched: null };

/** True if there is less room than a table needs; measured before the first paint. */
function useIsNarrow(box: RefObject<HTMLElement | null>): boolean {
  const [isNarrow, setNarrow] = useState(false);
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const measure = () => setNarrow(element.clientWidth < roomForTable);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [box]);
  return isNarrow;
}
