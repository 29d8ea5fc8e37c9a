import { type RefObject, useLayoutEffect, useState } from 'react';
import type { TableColumn } from '../definition.ts';

type Column = TableColumn<object>;

/** The columns in the order in which they give way: those marked so, then from the last one on. A name never does. */
export function orderOfGivingWay<
  Any extends Pick<Column, 'id' | 'givesWay' | 'inHeading' | 'look'>,
>(columns: readonly Any[]): Any[] {
  const others = columns.slice(1).filter(({ inHeading, look }) => !inHeading && look !== 'name');
  return others
    .reverse()
    .sort((one, other) => Number(other.givesWay ?? false) - Number(one.givesWay ?? false));
}

/** By fewer pixels a page becomes wider as its scrollbar goes: no column comes back for them, or it would go again at once. */
const scrollbar = 20;

/**
 * The columns for which there is room when no word is broken, and the others. Looked at before it is painted: as long as
 * the table is wider than its box, one more gives way.
 */
export function useGivingWay(box: RefObject<HTMLElement | null>, columns: readonly Column[]) {
  const names = columns.map(({ id }) => id).join();
  const [{ given, of, width: before }, give] = useState({ given: 0, of: names, width: 0 });
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const measure = () => {
      const width = element.clientWidth;
      const table = element.querySelector('table')?.offsetWidth ?? 0;
      const isTooWide = table > width && given < orderOfGivingWay(columns).length;
      if (of !== names || width - before > scrollbar) give({ given: 0, of: names, width });
      else if (isTooWide) give({ given: given + 1, of, width });
      else if (width < before) give({ given, of, width });
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  });
  const gone = new Set(orderOfGivingWay(columns).slice(0, of === names ? given : 0));
  return {
    shown: columns.filter((column) => !gone.has(column)),
    gone: columns.filter((column) => gone.has(column)),
  };
}
