import * as v from 'valibot';
import { firstCharacters } from '../../../contract/characters.ts';

/** Query of an address, by name. */
export type Search = Readonly<Record<string, string>>;

/** A text, cut to this many characters; empty if absent. */
export const text = (atMost: number) =>
  v.optional(
    v.pipe(
      v.string(),
      v.transform((said) => firstCharacters(said, atMost)),
    ),
    '',
  );

/** One of these; anything else is the usual one. */
export const oneOf = <const Options extends readonly string[], const Usual extends string>(
  options: Options,
  usual: Usual,
) => v.fallback(v.picklist([...options, usual] as (Options[number] | Usual)[]), usual);

const wholeNumber = (digits: number) =>
  v.pipe(v.string(), v.regex(new RegExp(`^[1-9]\\d{0,${digits - 1}}$`)), v.transform(Number));

/** The number of something; null for none. */
export const number = (digits = 15) => v.fallback(v.nullable(wholeNumber(digits)), null);

/** A page of a list, from 1. */
export const page = v.fallback(wholeNumber(6), 1);

/** Rows of a page: one of these sizes, or the usual one. */
export const pageSize = <Size extends number>(sizes: readonly Size[], usual: Size) =>
  v.fallback(v.pipe(wholeNumber(3), v.picklist(sizes)), usual);

/** Numbers, with commas between; each once. */
export const numbers = (atMost: number) =>
  v.pipe(
    v.optional(v.string(), ''),
    v.transform((said) =>
      [...new Set(said.split(',').filter(isNumber).map(Number))].slice(0, atMost),
    ),
  );

const isNumber = (said: string): boolean => v.is(wholeNumber(15), said);

/** The address of a screen with what is not as usual; what is empty or null is left out. */
export function addressWith(
  path: string,
  entries: Readonly<Record<string, string | number | null | undefined>>,
  usual: Readonly<Record<string, string | number | null>> = {},
): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(entries)) {
    const isUsual = value === (usual[name] ?? (name === 'page' ? 1 : ''));
    if (!isUsual && value !== '' && value != null) query.set(name, String(value));
  }
  const said = query.toString().replaceAll('%2C', ',');
  return said ? `${path}?${said}` : path;
}
