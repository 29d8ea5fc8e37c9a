import { useStore } from '@nanostores/react';
import { atom } from 'nanostores';
import { useEffect } from 'react';
import { kept } from '../../../session/storage.ts';
import { useOpen } from '../../ui/navigation/navigation.tsx';
import type { Search } from '../../ui/navigation/search.ts';
import { $router } from '../router.ts';
import { addressOf, choicesIn, filtersFrom, overFrom } from './browse-address.ts';

/** Under this key a browser remembers how its student last browsed, as an address says it. */
const key = 'browse';
const remembered = (): Search => Object.fromEntries(new URLSearchParams(kept.get(key) ?? ''));
const nothing: Search = {};

/**
 * Choices the next visit of this screen adds to its address. Not React state, because React may keep that while the
 * screen is hidden.
 */
const $added = atom(remembered());
$router.listen((page) => {
  if (page?.route !== 'dashboard') $added.set(remembered());
});

/** Completes the address with the remembered choices of the last visit. They are in the address from then on. */
export function useRemembered(): Search {
  const open = useOpen();
  const page = useStore($router);
  const added = useStore($added);
  // On the way to another screen the address is that one's already, while this one is still shown.
  const isHere = page?.route === 'dashboard';
  const search = { ...added, ...(isHere ? page.search : nothing) };
  const choices = choicesIn(search);
  // biome-ignore lint/correctness/useExhaustiveDependencies: on arriving
  useEffect(() => {
    if (!isHere || Object.keys(added).length === 0) return;
    open(addressOf(filtersFrom(search), overFrom(search)), true);
    $added.set(nothing);
  }, [isHere, added]);
  useEffect(() => {
    if (isHere) kept.set(key, choices);
  }, [isHere, choices]);
  return search;
}
