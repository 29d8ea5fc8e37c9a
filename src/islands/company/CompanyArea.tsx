import { useStore } from '@nanostores/react';
import {
  type MemberAct,
  type MemberRole,
  memberMay,
} from '../../contract/companies/member-rights.ts';
import { Area } from '../features/accounts/area/Area.tsx';
import { lazyScreen } from '../features/accounts/area/AreaSkeleton.tsx';
import { useMemberRole } from '../features/companies/useMay.ts';
import { ConversationsLink } from '../features/conversations/ConversationsLink.tsx';
import { asIsland } from '../ui/island/as-island.tsx';
import { Empty } from '../ui/list/Empty.tsx';
import { ScreenLink } from '../ui/navigation/navigation.tsx';
import { Screen } from '../ui/navigation/Screen.tsx';
import { $router } from './router.ts';
import { screens } from './screens.ts';

const shown = {
  'company-panel': lazyScreen(() => import('./dashboard/PanelScreen.tsx')),
  'post-project': lazyScreen(() => import('./projects/post/PostScreen.tsx')),
  project: lazyScreen(() => import('./projects/ProjectScreen.tsx')),
  applicants: lazyScreen(() => import('./applications/ApplicantsScreen.tsx')),
  work: lazyScreen(() => import('../features/credentials/ProvenWork.tsx')),
  conversations: lazyScreen(() => import('../features/conversations/ConversationsScreen.tsx')),
  team: lazyScreen(() => import('./members/TeamScreen.tsx')),
  calendar: lazyScreen(() => import('../features/terms/CalendarScreen.tsx')),
  profile: lazyScreen(() => import('./profile/ProfileScreen.tsx')),
  notifications: lazyScreen(() => import('../features/notifications/NotificationsScreen.tsx')),
  settings: lazyScreen(() => import('../features/accounts/settings/SettingsScreen.tsx')),
};

/** Screens that only some of a company's people have work on. */
const neededFor: Partial<Record<keyof typeof screens, MemberAct>> = {
  'post-project': 'run projects',
  applicants: 'choose applicants',
};

/** Each for those who may do what it leads to. */
const links = [
  { to: screens['company-panel'], label: 'Projects', icon: 'project', act: null },
  { to: screens['post-project'], label: 'Post a project', icon: 'plus', act: 'run projects' },
  { to: screens.work, label: 'Work', icon: 'status', act: null },
  { to: screens.team, label: 'Team', icon: 'user', act: null },
  { to: screens.profile, label: 'Profile', icon: 'company', act: null },
  // With a soft hyphen: beside six others on a narrow phone it takes two lines.
  { to: screens.notifications, label: 'Notifica\u00adtions', icon: 'bell', act: null },
] as const;

function CompanyArea({ siteName }: { siteName: string }) {
  const page = useStore($router);
  const role = useMemberRole();
  const may = (act: MemberAct) => role !== null && memberMay(role, act);
  const route = page?.route ?? 'company-panel';
  const Screen = shown[route];
  const needed = neededFor[route];
  return (
    <Area
      of="Company"
      siteName={siteName}
      links={links.filter(({ act }) => act === null || may(act))}
      moreLinks={
        <ConversationsLink to={screens.conversations} isHere={route === 'conversations'} />
      }
      settings={screens.settings}
      notifications={screens.notifications}
      router={$router}
    >
      {role && needed && !memberMay(role, needed) ? <NotYourWork role={role} /> : <Screen />}
    </Area>
  );
}

/** The address is of a screen for others in the company. */
function NotYourWork({ role }: { role: MemberRole }) {
  return (
    <Screen title="You cannot use this page">
      <Empty drawing="search" title={`You are a ${role}`}>
        <p>
          Only owners and recruiters can use it. If you need it, ask an owner to change your role.
        </p>
        <ScreenLink to={screens['company-panel']} className="btn btn-outline-primary">
          Your projects
        </ScreenLink>
      </Empty>
    </Screen>
  );
}

export default asIsland(CompanyArea);
