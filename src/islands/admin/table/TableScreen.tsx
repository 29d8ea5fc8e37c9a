import { useStore } from '@nanostores/react';
import { useMachine } from '@xstate/react';
import { type ReactNode, Suspense, useEffect, useRef } from 'react';
import { useRead } from '../../../api/read/useRead.ts';
import { findsTheSame, isNarrowed, type TableQuery } from '../../../api/tables/asked.ts';
import { shownRows, tableRows } from '../../../api/tables/rows.ts';
import { recentActs } from '../../../machines/reports/bulk-action.ts';
import { tableMachine } from '../../../machines/table/table.ts';
import { leaveTableAt } from '../../ui/navigation/last-address.ts';
import { useOpen } from '../../ui/navigation/navigation.tsx';
import { Screen } from '../../ui/navigation/Screen.tsx';
import { lazy } from '../../ui/reading/lazy.ts';
import { Reading } from '../../ui/reading/Reading.tsx';
import { RecentActs } from '../bulk-actions/RecentActs.tsx';
import { $router } from '../router.ts';
import { useRemoved } from '../shell/admin-context.ts';
import type { TableDefinition } from './definition.ts';
import { NoRows, TableSkeleton } from './NoRows.tsx';
import { narrowedBy } from './narrowed-by.ts';
import { Refused } from './removal/Refused.tsx';
import { Grid } from './rows/Grid.tsx';
import { RowActs } from './rows/RowActs.tsx';
import { useIsBoxNarrow } from './rows/useIsBoxNarrow.ts';
import { useRows } from './rows/useRows.ts';
import { addressOf, queryFrom } from './table-address.ts';
import { TablePaginator } from './tools/TablePaginator.tsx';
import { Toolbar } from './tools/Toolbar.tsx';
import { useDialogs } from './useDialogs.ts';
import { useTableNews } from './useTableNews.ts';
import './table.scss';

const BulkBar = lazy(() => import('./tools/BulkBar.tsx'));
const MatchingBar = lazy(() => import('./tools/MatchingBar.tsx'));
const Cards = lazy(() => import('./rows/Cards.tsx'));
const Dialogs = lazy(() => import('./Dialogs.tsx'));

interface Props<Row extends object, Form extends object> {
  definition: TableDefinition<Row, Form>;
  /** A person who may not act only looks. */
  mayAct?: boolean;
  /** Stands over the table. */
  above?: ReactNode;
  /** Stands beside the button that adds a row. */
  tools?: ReactNode;
}

/** Less room than this, in pixels, and rows stand as cards. */
const roomForTable = 700;

/** One table of the area with everything it can do. What it shows stands in the address. */
export function TableScreen<Row extends object, Form extends object>({
  definition: typed,
  mayAct = true,
  above,
  tools,
}: Props<Row, Form>) {
  // Below here a row is only ever handed back to the definition it came from.
  const definition = typed as unknown as TableDefinition<object>;
  const { source, columns, path, table, title, lead, many, addLabel, ImportDialog, LetterDialog } =
    definition;
  const open = useOpen();
  const query = queryFrom(useStore($router)?.search ?? {}, {
    sortable: columns.filter(({ sortable }) => sortable).map(({ id }) => id),
    filters: Object.fromEntries(
      definition.filters.map(({ name, options }) => [name, options.map(({ value }) => value)]),
    ),
  });
  const here = addressOf(path, query);
  useEffect(() => leaveTableAt(path, here), [path, here]);
  const read = tableRows(source, query);
  const list = useRead(read);
  const [snapshot, send, actor] = useMachine(tableMachine, { input: { source } });
  const removed = useRemoved(table);
  useTableNews(definition, actor, read);

  const box = useRef<HTMLDivElement>(null);
  const isNarrow = useIsBoxNarrow(box, roomForTable);
  const { waiting, refused } = snapshot.context;
  const matching =
    snapshot.context.matching && findsTheSame(snapshot.context.matching, query) ? query : null;
  const shown = shownRows(source, list.data?.rows ?? [], waiting, removed);
  const selected = matching ? shown : snapshot.context.selected;
  const recent = useRead(source.massKind ? recentActs : null);
  const over = useDialogs(definition, actor, shown, recent.data?.above ?? Number.POSITIVE_INFINITY);
  const ask = (changed: Partial<TableQuery>, isTyping = false) =>
    open(addressOf(path, { ...query, page: 1, ...changed }), isTyping);
  const rows = useRows({
    definition,
    rows: shown,
    selected,
    onSelect: (chosen) => send({ type: 'select', rows: chosen }),
    sort: query.sort,
    onSort: (sort) => ask({ sort }),
  });
  const total = (list.data?.total ?? 0) - removed.size;
  const found = {
    query,
    total,
    hasMore: list.data?.hasMore ?? false,
    narrowedBy: narrowedBy(definition.filters, query),
  };
  const List = isNarrow ? Cards : Grid;

  return (
    <Screen
      title={title}
      lead={lead}
      tools={
        mayAct && (
          <>
            {tools}
            <button type="button" className="btn btn-primary" onClick={over.add}>
              {addLabel}
            </button>
          </>
        )
      }
    >
      <div ref={box} className="table-screen">
        {above}
        {refused && (
          <Refused
            refused={refused}
            onAgain={over.editAgain(refused)}
            onDismiss={() => send({ type: 'dismiss refusal' })}
          />
        )}
        <Toolbar
          {...{ definition, rows, query, isNarrow }}
          onAsk={ask}
          onImport={ImportDialog && mayAct ? over.importFile : null}
          onWrite={LetterDialog && mayAct ? () => over.write(found) : null}
          isEmpty={total <= 0 || list.isPlaceholderData}
        />
        {mayAct && source.massKind && recent.data && (
          <RecentActs acts={recent.data.acts} kind={source.massKind} onOpen={over.openMany} />
        )}
        <Reading
          of={list}
          loading={<TableSkeleton many={many} />}
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
                  <Suspense fallback={<TableSkeleton many={many} />}>
                    <List
                      rows={rows}
                      name={many}
                      idOf={source.idOf}
                      labelOf={source.labelOf}
                      record={definition.record}
                      markOf={definition.markOf}
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
                  </Suspense>
                </div>
              )}
              {total > 0 && (
                <TablePaginator
                  path={path}
                  query={{ ...query, page }}
                  total={total}
                  hasMore={hasMore}
                  noun={many}
                />
              )}
            </>
          )}
        </Reading>
        <Suspense fallback={null}>
          {mayAct && matching && source.massKind && total > 0 && (
            <MatchingBar
              kind={source.massKind}
              total={total}
              onAct={(act) => over.actOnMatching(matching, act)}
              onClear={over.clearSelection}
            />
          )}
          {mayAct && !matching && selected.length > 0 && (
            <BulkBar
              definition={definition}
              selected={selected}
              matching={
                source.massKind && rows.getIsAllRowsSelected() && total > shown.length
                  ? { total, hasMore: list.data?.hasMore ?? false }
                  : null
              }
              onSelectMatching={() => send({ type: 'select matching', query })}
              onAct={over.actOn}
              onDelete={over.remove}
              onClear={over.clearSelection}
            />
          )}
        </Suspense>
      </div>
      <Suspense fallback={null}>
        {over.shown && <Dialogs definition={definition} over={over} />}
      </Suspense>
    </Screen>
  );
}

const unnarrowed = { searchText: '', filters: {}, page: 1 } as const;
