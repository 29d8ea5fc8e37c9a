import { useStore } from '@nanostores/react';
import { Screen } from '../../ui/navigation/Screen.tsx';
import { applicantsPlaceFrom, pidFrom } from '../addresses.ts';
import { NoProjectChosen } from '../NoSuchProject.tsx';
import { $router } from '../router.ts';
import { Applicants } from './Applicants.tsx';
import './applicants.scss';

/** Who applied to one project; which one, and how they are shown, stands in the address. */
export default function ApplicantsScreen() {
  const search = useStore($router)?.search ?? {};
  const pid = pidFrom(search);
  if (pid !== null) return <Applicants key={pid} pid={pid} place={applicantsPlaceFrom(search)} />;
  return (
    <Screen title="Applicants">
      <NoProjectChosen />
    </Screen>
  );
}
