import { refresh } from '../../../api/reader/read.ts';
import { ownSessions } from '../../../machines/account/sessions.ts';
import { Screen } from '../navigation/Screen.tsx';
import { Choices } from '../notifications/Choices.tsx';
import { ChangePassword } from './ChangePassword.tsx';
import { RunningSessions } from './RunningSessions.tsx';
import './settings.scss';

/** What every area lets a person settle about their account. */
export default function SettingsScreen() {
  return (
    <Screen title="Settings" lead="Your notifications, password and sessions.">
      <div className="settings">
        <ChangePassword onChanged={() => refresh(ownSessions)} />
        <RunningSessions />
        <Choices />
      </div>
    </Screen>
  );
}
