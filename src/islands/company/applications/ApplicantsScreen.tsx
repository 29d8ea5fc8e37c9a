import { useSearch } from '../../ui/navigation/navigation.tsx';
import { Screen } from '../../ui/navigation/Screen.tsx';
import { applicantsPlaceFrom, pidFrom } from '../addresses.ts';
import { NoProjectChosen } from '../NoSuchProject.tsx';
import { Applicants } from './Applicants.tsx';
import './applicants.scss';

/** Who applied to one project; which one, and how they are shown, stands in the address. */
export default function ApplicantsScreen() {
  const search = useSearch();
  const pid = pidFrom(search);
  if (pid !== null) return <Applicants key={pid} pid={pid} place={applicantsPlaceFrom(search)} />;
  return (
    <Screen title="Applicants">
      <NoProjectChosen />
    </Screen>
  );
}
