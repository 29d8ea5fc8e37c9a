import type { ReactNode } from 'react';
import type { RecordKind } from '../../../contract/reports/history.ts';
import { ScreenLink } from '../../ui/navigation/navigation.tsx';
import { recordAddressOf } from './record-address.ts';
import './record-link.scss';

interface Props {
  kind: RecordKind | undefined;
  id: number | null | undefined;
  children: ReactNode;
}

/** A name, in its own direction, that leads to its record; only the name where there is none. */
export function RecordLink({ kind, id, children }: Props) {
  const address = recordAddressOf(kind, id);
  const name = <bdi>{children}</bdi>;
  if (address === null) return name;
  return (
    <ScreenLink to={address} className="record-link">
      {name}
    </ScreenLink>
  );
}
