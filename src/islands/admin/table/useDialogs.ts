import { type ReactNode, useState } from 'react';
import { conflicts } from '../../../api/act/conflicts.ts';
import type { Failure } from '../../../api/act/failure.ts';
import type { TableQuery } from '../../../api/tables/asked.ts';
import { type MassActName, massActNames } from '../../../contract/reports/bulk-actions.ts';
import type { MassActWish } from '../../../machines/reports/bulk-action.ts';
import { focusSoon } from '../../ui/dialog/focus.ts';
import { RemovalsContext } from '../shell/admin-context.ts';
import type { FoundRows, TableDefinition } from './definition.ts';
import type { Changes } from './useChanges.ts';

/** What lies over a table. */
export type Shown =
  | { readonly kind: 'adding' }
  | { readonly kind: 'importing' }
  | { readonly kind: 'writing'; readonly found: FoundRows }
  | { readonly kind: 'editing'; readonly row: object; readonly failure: Failure | null }
  | { readonly kind: 'acting'; readonly row: object; readonly act: string }
  | { readonly kind: 'asking'; readonly asked: readonly Asked[] }
  | { readonly kind: 'deleting'; readonly rows: readonly object[] }
  | { readonly kind: 'many'; readonly wish: MassActWish };

/** An act that waits until something was read about its row. */
export interface Asked {
  readonly row: object;
  readonly act: string;
  readonly words: ReactNode;
}

interface Options {
  /** Acts about more rows than this are shown first. */
  readonly shownAbove?: number;
  /** Rows are being deleted. */
  readonly onRemoved: () => void;
}

/** The dialogs of a table and its acts: what opens them, and what follows from them. */
export function useDialogs(
  { table, source, acts, actDialogs = {}, readFirst }: TableDefinition<object>,
  { change, refused }: Changes,
  rows: readonly object[],
  { shownAbove = Number.POSITIVE_INFINITY, onRemoved }: Options,
) {
  const [shown, show] = useState<Shown | null>(null);
  const removals = RemovalsContext.useActorRef();

  const manyFor = (chosen: readonly object[], act: string): Shown | null => {
    const { massKind, idOf } = source;
    const ids = chosen.map(idOf).filter((id) => id !== null);
    const isKnown = (massActNames as readonly string[]).includes(act);
    if (!massKind || !isKnown || ids.length <= shownAbove) return null;
    return { kind: 'many', wish: { kind: massKind, act: act as MassActName, ids } };
  };

  const doAct = (row: object, act: string) => {
    const found = acts(row).find((one) => one.act === act);
    if (found) change(row, act, found.form, found.patch);
  };

  /** Does an act to rows that there is nothing to read about, and asks about the others. */
  const askAbout = async (
    chosen: readonly object[],
    act: string,
    words: NonNullable<typeof readFirst>,
  ) => {
    const all = await Promise.all(
      chosen.map(async (row) => ({ row, act, words: await words(row, act) })),
    );
    for (const { row } of all.filter((one) => one.words === null)) doAct(row, act);
    const asked = all.filter((one) => one.words !== null);
    if (asked.length > 0) show({ kind: 'asking', asked });
  };

  return {
    shown,
    close: () => show(null),
    add: () => show({ kind: 'adding' }),
    importFile: () => show({ kind: 'importing' }),
    write: (found: FoundRows) => show({ kind: 'writing', found }),
    edit: (row: object) => show({ kind: 'editing', row, failure: null }),
    /** Opens a refused edit again; what was typed is still kept. */
    editAgain: () => {
      if (refused?.change.act !== 'edit' || refused.change.id === null) return null;
      const { change: old, failure } = refused;
      const row = rows.find((one) => source.idOf(one) === old.id);
      if (!row) return null;
      const { current } = failure;
      if (!current) return () => show({ kind: 'editing', row, failure });
      const fields = conflicts({ ...old.before }, { ...old.patch }, current);
      const again = { row: { ...row, ...current }, failure: { ...failure, fields } };
      return () => show({ kind: 'editing', ...again });
    },
    save: (row: object, form: object, patch = form) => {
      change(row, 'edit', form, patch);
      show(null);
    },
    remove: (rows: readonly object[]) =>
      show(manyFor(rows, 'delete') ?? { kind: 'deleting', rows }),
    /** An act about all that a search finds is shown first, however few they are. */
    actOnMatching: (matching: TableQuery, act: MassActName) => {
      const { massKind } = source;
      if (massKind) show({ kind: 'many', wish: { kind: massKind, act, matching } });
    },
    openMany: (id: number) => show({ kind: 'many', wish: { id } }),
    /** @param evenSo what would be lost has been read */
    confirmRemoval: (rows: readonly object[], evenSo: boolean) => {
      const known = rows.flatMap((row) => {
        const id = source.idOf(row);
        return id === null ? [] : [{ id, label: source.labelOf(row) }];
      });
      if (known.length > 0)
        removals.send({ type: 'remove', removal: { table, source, rows: known, evenSo } });
      show(null);
      focusSoon('main');
      onRemoved();
    },
    /** What keeps the rows, in place of deleting them. */
    doInstead: (rows: readonly object[]) => {
      const { instead } = source;
      if (instead) for (const row of rows) change(row, instead.act, instead.form, {});
      show(null);
    },
    actOn: (rows: readonly object[], act: string) => {
      const [row] = rows;
      if (row && act in actDialogs) {
        show({ kind: 'acting', row, act });
        return;
      }
      const many = manyFor(rows, act);
      if (many) {
        show(many);
        return;
      }
      if (readFirst) void askAbout(rows, act, readFirst);
      else for (const row of rows) doAct(row, act);
    },
    /** Goes on to what else is asked about. */
    answer: ([first, ...others]: readonly Asked[], isYes: boolean) => {
      if (first && isYes) doAct(first.row, first.act);
      show(others.length > 0 ? { kind: 'asking', asked: others } : null);
    },
  };
}

export type TableDialogs = ReturnType<typeof useDialogs>;
