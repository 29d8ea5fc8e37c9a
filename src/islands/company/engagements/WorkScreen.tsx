import { useStore } from '@nanostores/react';
import { Work } from '../../features/engagements/Work.tsx';
import { $router } from '../router.ts';
import { screens } from '../screens.ts';
import { useMay } from '../useMay.ts';

/** What the students of one’s projects work on. */
export default function WorkScreen() {
  const search = useStore($router)?.search ?? {};
  const may = useMay();
  return (
    <Work screen={screens.work} search={search} side="company" mayFollow={may('follow the work')} />
  );
}
