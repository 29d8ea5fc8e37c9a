import { useSearch } from '../../ui/navigation/navigation.tsx';
import { Screen } from '../../ui/navigation/Screen.tsx';
import { pidFrom } from '../addresses.ts';
import { NoProjectChosen } from '../NoSuchProject.tsx';
import { RunningProject } from './RunningProject.tsx';
import './project.scss';

/** One project: what it says, where it can go, who works on it, how it comes along. */
export default function ProjectScreen() {
  const pid = pidFrom(useSearch());
  if (pid !== null) return <RunningProject key={pid} pid={pid} />;
  return (
    <Screen title="Project">
      <NoProjectChosen />
    </Screen>
  );
}
