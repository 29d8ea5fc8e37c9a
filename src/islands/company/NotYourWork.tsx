import type { MemberRole } from '../../contract/companies/member-rights.ts';
import { Empty } from '../ui/list/Empty.tsx';
import { ScreenLink } from '../ui/navigation/navigation.tsx';
import { Screen } from '../ui/navigation/Screen.tsx';
import { screens } from './screens.ts';

/** The address is of a screen for others in the company. */
export function NotYourWork({ role }: { role: MemberRole }) {
  return (
    <Screen title="For others in your company">
      <Empty drawing="search" title={`You are a ${role}`}>
        <p>
          Owners and recruiters do this. Ask an owner to change your role if it is your work too.
        </p>
        <ScreenLink to={screens['company-panel']} className="btn btn-outline-primary">
          Your projects
        </ScreenLink>
      </Empty>
    </Screen>
  );
}
