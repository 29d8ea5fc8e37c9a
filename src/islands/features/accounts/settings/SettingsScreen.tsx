import { ownSessions } from '../../../../api/read/accounts.ts';
import { refresh } from '../../../../api/read/read.ts';
import { Screen } from '../../../ui/navigation/Screen.tsx';
import { Choices } from '../../notifications/Choices.tsx';
import { ChangePassword } from './ChangePassword.tsx';
import { RunningSessions } from './RunningSessions.tsx';
import './settings.scss';

/** What every area lets a person settle about their account. */
export default function SettingsScreen() {
  return (
    <Screen title="Settings" lead="Your notifications, password and sessions.">
      <div className="settings">
        <div className="stack gap-6">
          <Choices />
          <ChangePassword onChanged={() => refresh(ownSessions)} />
        </div>
        <RunningSessions />
      </div>
    </Screen>
  );
}
