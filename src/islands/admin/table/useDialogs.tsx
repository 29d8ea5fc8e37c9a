import { type ReactNode, useState } from 'react';
import type { NewBulkAction } from '../../../api/act/bulk-actions.ts';
import { conflicts } from '../../../api/act/conflicts.ts';
import type { Failure } from '../../../api/problem.ts';
import type { TableQuery } from '../../../api/tables/asked.ts';
import { type BulkActionName, bulkActionNames } from '../../../contract/reports/bulk-actions.ts';
import { focusSoon } from '../../ui/dialog/focus.ts';
import { lazy } from '../../ui/reading/lazy.tsx';
import { useRefreshUntold } from '../../ui/reading/live-connection.ts';
import type { FoundRows, TableDefinition } from './definition.ts';
import type { Changes } from './useChanges.ts';

const ConfirmDialog = lazy(() => import('../../ui/dialog/ConfirmDialog.tsx'));
const BulkActionDialog = lazy(() => import('../bulk-actions/BulkActionDialog.tsx'));
const DeleteDialog = lazy(() => import('./removal/DeleteDialog.tsx'));
const RowDialog = lazy(() => import('./RowDialog.tsx'));

/** An act that waits until something was read about its row. */
interface Asked {
  readonly row: object;
  readonly act: string;
  readonly words: ReactNode;
}

interface Options {
  /** Acts about more rows than this are shown first. */
  readonly shownAbove?: number;
  /** Rows are deleted. */
  readonly onRemoved: (rows: readonly object[]) => void;
  /** An act about many has begun. */
  readonly onBegun?: () => void;
}

/** The dialogs of a table and its acts: what opens them, and what follows from them. */
export function useDialogs(
  definition: TableDefinition<object>,
  { change, refused }: Changes,
  rows: readonly object[],
  { shownAbove = Number.POSITIVE_INFINITY, onRemoved, onBegun = () => {} }: Options,
) {
  const { source, acts, actDialogs = {}, readFirst } = definition;
  const { ImportDialog, LetterDialog } = definition;
  const { idOf, labelOf, bulkActionKind, instead } = source;
  const [over, lay] = useState<ReactNode>(null);
  const refreshUntold = useRefreshUntold();
  const close = () => lay(null);

  const edit = (row: object, failure: Failure | null = null) => {
    const save = (form: object, patch = form) => {
      change(row, 'edit', form, patch);
      close();
    };
    lay(<RowDialog {...{ definition, row, failure }} onSave={save} onClose={close} />);
  };

  const actOnMany = (wish: NewBulkAction | { id: number }) =>
    lay(<BulkActionDialog wish={wish} onBegun={onBegun} onClose={close} />);

  /** Shows an act about many first. @returns whether it does */
  const showsFirst = (chosen: readonly object[], act: string): boolean => {
    const ids = chosen.map(idOf).filter((id) => id !== null);
    const isKnown = (bulkActionNames as readonly string[]).includes(act);
    if (!bulkActionKind || !isKnown || ids.length <= shownAbove) return false;
    actOnMany({ kind: bulkActionKind, act: act as BulkActionName, ids });
    return true;
  };

  const doAct = (row: object, act: string) => {
    const found = acts(row).find((one) => one.act === act);
    if (found) change(row, act, found.form, found.patch);
  };

  /** Asks about one row after another. */
  const ask = ([first, ...others]: readonly Asked[]) => {
    if (!first) return close();
    const { row, act, words } = first;
    const label = acts(row).find((one) => one.act === act)?.label ?? act;
    const yes = () => {
      doAct(row, act);
      ask(others);
    };
    const title = `${labelOf(row)}: ${label}?`;
    const said = { title, yes: label, no: 'Cancel', look: 'primary', children: words } as const;
    lay(<ConfirmDialog key={idOf(row)} {...said} onYes={yes} onNo={() => ask(others)} />);
  };

  /** Does an act to rows that there is nothing to read about, and asks about the others. */
  const askAbout = async (
    chosen: readonly object[],
    act: string,
    wordsOf: NonNullable<typeof readFirst>,
  ) => {
    const all = await Promise.all(
      chosen.map(async (row) => ({ row, act, words: await wordsOf(row, act) })),
    );
    for (const { row } of all.filter(({ words }) => words === null)) doAct(row, act);
    const asked = all.filter(({ words }) => words !== null);
    if (asked.length > 0) ask(asked);
  };

  /** Keeps the rows, in place of deleting them. */
  const doInstead = (chosen: readonly object[]) => {
    if (instead) for (const row of chosen) change(row, instead.act, instead.form, {});
    close();
  };

  return {
    over,
    close,
    add: () => lay(<RowDialog definition={definition} onAdded={refreshUntold} onClose={close} />),
    importFile: () =>
      ImportDialog && lay(<ImportDialog onClose={close} onWritten={refreshUntold} />),
    write: (found: FoundRows) =>
      LetterDialog && lay(<LetterDialog found={found} onClose={close} />),
    edit: (row: object) => edit(row),
    /** Opens a refused edit again; what was typed is still kept. */
    editAgain: () => {
      if (refused?.change.act !== 'edit' || refused.change.id === null) return null;
      const { change: old, failure } = refused;
      const row = rows.find((one) => idOf(one) === old.id);
      if (!row) return null;
      const { current } = failure;
      if (!current) return () => edit(row, failure);
      const fields = conflicts({ ...old.before }, { ...old.patch }, current);
      return () => edit({ ...row, ...current }, { ...failure, fields });
    },
    remove: (chosen: readonly object[]) => {
      if (showsFirst(chosen, 'delete')) return;
      const rows = chosen.filter((row) => idOf(row) !== null);
      const done = () => {
        close();
        // The row may be gone, and its button with it.
        focusSoon('main');
      };
      const does = { onRemoved, onInstead: doInstead, onDone: done, onClose: close };
      lay(<DeleteDialog definition={definition} rows={rows} {...does} />);
    },
    /** An act about all that a search finds is shown first, however few they are. */
    actOnMatching: (matching: TableQuery, act: BulkActionName) =>
      bulkActionKind && actOnMany({ kind: bulkActionKind, act, matching }),
    openMany: (id: number) => actOnMany({ id }),
    actOn: (chosen: readonly object[], act: string) => {
      const [row] = chosen;
      const ActDialog = actDialogs[act];
      if (row && ActDialog) {
        const done = () => {
          refreshUntold();
          close();
          // The row may be gone, and its button with it.
          focusSoon('main');
        };
        lay(<ActDialog row={row} onDone={done} onClose={close} />);
      } else if (!showsFirst(chosen, act)) {
        if (readFirst) void askAbout(chosen, act, readFirst);
        else for (const one of chosen) doAct(one, act);
      }
    },
  };
}

export type TableDialogs = ReturnType<typeof useDialogs>;
