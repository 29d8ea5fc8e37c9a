import { useSearch } from '../../ui/navigation/navigation.tsx';
import { Screen } from '../../ui/navigation/Screen.tsx';
import { applicantsPlaceFrom, pidFrom } from '../addresses.ts';
import { NoProjectChosen } from '../NoSuchProject.tsx';
import { Applicants } from './Applicants.tsx';
import './applicants.scss';

/** Applicants of one project. The address names it and their order. */
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
