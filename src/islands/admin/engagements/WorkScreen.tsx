import { useStore } from '@nanostores/react';
import { Work } from '../../features/engagements/Work.tsx';
import { $router } from '../router.ts';
import { screens } from '../screens.ts';

/** All work of the programme; the office acts where a company does not. */
export default function WorkScreen() {
  const search = useStore($router)?.search ?? {};
  return <Work screen={screens.work} search={search} side="outside" mayFollow />;
}
