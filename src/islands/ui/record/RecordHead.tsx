import type { ReactNode } from 'react';
import { lastAddressOf } from '../navigation/last-address.ts';
import { ScreenLink } from '../navigation/navigation.tsx';
import { Icon } from '../picture/Icon.tsx';

interface Props {
  name: string;
  /** The list it is in: back to it as it was left. */
  list: { path: string; title: string };
  mark: ReactNode;
  /** Buttons for its acts. */
  children?: ReactNode;
}

/** Head of a record's page: the way back, its name and its state. */
export const RecordHead = ({ name, list, mark, children }: Props) => (
  <header className="page-head">
    <div>
      <ScreenLink to={lastAddressOf(list.path)} className="record-back">
        <Icon name="arrow-left" /> {list.title}
      </ScreenLink>
      <h1>{name}</h1>
      {mark && <div className="record-mark">{mark}</div>}
    </div>
    {children}
  </header>
);
