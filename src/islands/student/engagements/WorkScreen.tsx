import { useStore } from '@nanostores/react';
import { Work } from '../../features/engagements/Work.tsx';
import { $router } from '../router.ts';
import { screens } from '../screens.ts';

/** What the student has taken on. */
export default function WorkScreen() {
  const search = useStore($router)?.search ?? {};
  return <Work screen={screens.work} search={search} side="student" />;
}
