import type { ReactNode } from 'react';
import {
  type BrowseFilters,
  narrowings,
  narrowingsIn,
  without,
} from '../../../../api/read/browse.ts';
import { ScreenLink } from '../../../ui/navigation/navigation.tsx';
import { addressOf } from '../browse-address.ts';

interface Props {
  filters: BrowseFilters;
  /** What else can be done with them. */
  children?: ReactNode;
}

/** How many filters are set, and the way back to none; nothing where none is. */
export function ActiveFilters({ filters, children }: Props) {
  const { length } = narrowingsIn(filters);
  if (length === 0) return null;
  return (
    <div className="filters-active">
      <span>{length === 1 ? '1 filter active' : `${length} filters active`}</span>
      <ScreenLink to={addressOf(without(filters, ...narrowings))}>Clear filters</ScreenLink>
      {children}
    </div>
  );
}
