import { useEffect, useState } from 'react';
import { useOpen } from '../../ui/navigation/navigation.tsx';
import type { Search } from '../../ui/navigation/search.ts';
import { $router } from '../router.ts';
import { addressOf, choicesIn, filtersFrom, overFrom } from './browse-address.ts';

/** Under this key a browser remembers how its student last browsed, as an address says it. */
const key = 'browse';
const remembered = (): Search =>
  Object.fromEntries(new URLSearchParams(localStorage.getItem(key) ?? ''));

/** What the address asks for, with the choices of the last visit that it says nothing of. It says them from then on. */
export function useRemembered(asked: Search): Search {
  const open = useOpen();
  const [added, setAdded] = useState(remembered);
  const search = { ...added, ...asked };
  const choices = choicesIn(search);
  const isAdding = Object.keys(added).length > 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, on arriving
  useEffect(() => {
    if (!isAdding) return;
    open(addressOf(filtersFrom(search), overFrom(search)), true);
    setAdded({});
  }, []);
  useEffect(() => {
    // On the way to another screen the address is that one's already.
    if ($router.get()?.route === 'dashboard') localStorage.setItem(key, choices);
  }, [choices]);
  return search;
}
