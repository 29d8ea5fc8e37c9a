import { useStore } from '@nanostores/react';
import { Screen } from '../../ui/navigation/Screen.tsx';
import { pidFrom } from '../addresses.ts';
import { NoProjectChosen } from '../NoSuchProject.tsx';
import { $router } from '../router.ts';
import { RunningProject } from './RunningProject.tsx';
import './project.scss';

/** One project: what it says, where it can go, who works on it, how it comes along. */
export default function ProjectScreen() {
  const pid = pidFrom(useStore($router)?.search ?? {});
  if (pid !== null) return <RunningProject key={pid} pid={pid} />;
  return (
    <Screen title="Project">
      <NoProjectChosen />
    </Screen>
  );
}
