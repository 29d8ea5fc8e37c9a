import { useStore } from '@nanostores/react';
import { Screen } from '../../ui/Screen.tsx';
import { pageFrom } from '../addresses.ts';
import { $router } from '../router.ts';
import { Applicants } from './Applicants.tsx';
import { NoSuchProject } from './NoSuchProject.tsx';
import './applicants.scss';

/** Who applied to one project; which one stands in the address. */
export default function ApplicantsScreen() {
  const search = useStore($router)?.search ?? {};
  const pid = Number(search.project);
  if (Number.isSafeInteger(pid) && pid > 0) {
    return <Applicants key={pid} pid={pid} page={pageFrom(search)} />;
  }
  return (
    <Screen title="Applicants">
      <NoSuchProject />
    </Screen>
  );
}
