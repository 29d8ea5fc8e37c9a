import { firstCharacters } from '../../../../contract/characters.ts';
import { type Found, searchKinds } from '../../../../contract/reports/overview.ts';
import { recordAddressOf } from '../../records/record-address.ts';
import { screens } from '../../screens.ts';

type Kind = Found['kind'];

export const kindNames: Record<Kind, string> = {
  student: 'Students',
  company: 'Companies',
  project: 'Projects',
  admin: 'Admins',
};

const lists: Record<Kind, string> = {
  student: screens['manage-students'],
  company: screens['manage-company'],
  project: screens['manage-project'],
  admin: screens['manage-admin'],
};

/** Kind by kind, as they are shown and walked through. */
export const inOrder = (found: readonly Found[]): readonly Found[] =>
  searchKinds.flatMap((kind) => found.filter((one) => one.kind === kind));

/** The record of what was found; where it has none, its list: by its address where it has one, else by its name. */
export function addressOfFound({ kind, id, title, detail }: Found): string {
  const record = kind === 'admin' ? null : recordAddressOf(kind, id);
  if (record) return record;
  const address = /[^\s,]+@[^\s,]+/.exec(detail)?.[0];
  const text = (kind === 'student' || kind === 'admin') && address ? address : title;
  return `${lists[kind]}?${new URLSearchParams({ search: firstCharacters(text, 100) })}`;
}

export const optionId = ({ kind, id }: Found): string => `found-${kind}-${id}`;

/** A text cut where it holds what was searched for: before, the match, after. */
export function aroundMatch(text: string, searched: string): readonly [string, string, string] {
  const at = searched === '' ? -1 : text.toLowerCase().indexOf(searched.toLowerCase());
  if (at < 0) return [text, '', ''];
  const end = at + searched.length;
  return [text.slice(0, at), text.slice(at, end), text.slice(end)];
}
