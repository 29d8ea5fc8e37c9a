import { currentAdmin } from '../../../api/read/accounts.ts';
import { useRead } from '../../../api/read/useRead.ts';
import { ScreenLink } from '../../ui/navigation/navigation.tsx';
import { Screen } from '../../ui/navigation/Screen.tsx';
import { Reading } from '../../ui/reading/Reading.tsx';
import { dayOf } from '../../ui/status/dates.ts';
import { screens } from '../screens.ts';

/** Details of the signed-in admin. Only a Super Admin changes them, under Manage Admins. */
export default function ProfileScreen() {
  return (
    <Screen title="Profile" lead="Your details as an admin.">
      <Reading
        of={useRead(currentAdmin)}
        loading={<p role="status">Loading profile...</p>}
        failed="Your profile could not be loaded. Try again later."
      >
        {(admin) => (
          <div className="panel admin-profile max-w-44">
            {admin ? (
              <dl className="facts">
                <dt>Name</dt>
                <dd>{admin.name}</dd>
                <dt>Email</dt>
                <dd>{admin.email}</dd>
                <dt>Role</dt>
                <dd>{admin.role}</dd>
                <dt>Admin since</dt>
                <dd>{dayOf(admin.createdAt)}</dd>
              </dl>
            ) : (
              <p>You are signed in as an admin.</p>
            )}
            <p className="soft mt-6 mb-0">
              {admin?.role === 'Super Admin' ? (
                <>
                  Change your name or email under{' '}
                  <ScreenLink to={screens['manage-admin']}>Manage Admins</ScreenLink>, and your
                  password in the <ScreenLink to={screens.settings}>settings</ScreenLink>.
                </>
              ) : (
                <>
                  Only a Super Admin can change your name or email. Change your password in{' '}
                  <ScreenLink to={screens.settings}>settings</ScreenLink>.
                </>
              )}
            </p>
          </div>
        )}
      </Reading>
    </Screen>
  );
}
