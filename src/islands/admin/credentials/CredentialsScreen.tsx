import { useStore } from '@nanostores/react';
import { Suspense, useState } from 'react';
import * as v from 'valibot';
import { credentials, credentialsPerPage } from '../../../api/read/credentials.ts';
import { programmeOverview } from '../../../api/read/reports.ts';
import { useRead } from '../../../api/read/useRead.ts';
import type { Credential } from '../../../contract/credentials/credentials.ts';
import { Empty } from '../../ui/list/Empty.tsx';
import { Paginator } from '../../ui/list/Paginator.tsx';
import { Screen } from '../../ui/navigation/Screen.tsx';
import { addressWith, page } from '../../ui/navigation/search.ts';
import { lazy } from '../../ui/reading/lazy.ts';
import { Reading } from '../../ui/reading/Reading.tsx';
import { Alert } from '../../ui/status/Alert.tsx';
import { $router } from '../router.ts';
import { screens } from '../screens.ts';
import { Skeleton } from '../shell/Skeleton.tsx';
import { CredentialRow } from './CredentialRow.tsx';
import './credentials.scss';

const RevokeDialog = lazy(() => import('../../features/credentials/RevokeDialog.tsx'));

const inAddress = v.object({ page });

/** Every credential that was issued, and how it stands. */
export default function CredentialsScreen() {
  const asked = v.parse(inAddress, useStore($router)?.search ?? {});
  const list = useRead(credentials(asked.page));
  const [revoking, revoke] = useState<Credential | null>(null);
  return (
    <Screen title="Credentials" lead="What the programme has signed, the newest first.">
      <NoKey />
      <Reading
        of={list}
        loading={<Skeleton of="credentials" lines={6} />}
        failed="The credentials could not be loaded. Try again later."
        absent={<None />}
      >
        {({ rows, total, hasMore, page: at }) =>
          total === 0 ? (
            <None />
          ) : (
            <>
              <ul
                className="credentials"
                id="credentials"
                tabIndex={-1}
                aria-label="Credentials"
                aria-busy={list.isPlaceholderData}
              >
                {rows.map((credential) => (
                  <CredentialRow
                    key={credential.id}
                    credential={credential}
                    onRevoke={() => revoke(credential)}
                  />
                ))}
              </ul>
              {total > credentialsPerPage && (
                <Paginator
                  page={at}
                  pageSize={credentialsPerPage}
                  total={total}
                  hasMore={hasMore}
                  noun="credentials"
                  addressOf={(next) => addressWith(screens.credentials, { page: next })}
                />
              )}
            </>
          )
        }
      </Reading>
      <Suspense fallback={null}>
        {revoking && (
          <RevokeDialog credential={revoking} list="credentials" onClose={() => revoke(null)} />
        )}
      </Suspense>
    </Screen>
  );
}

/** Why nothing can be signed, and what to do about it. */
function NoKey() {
  const { data } = useRead(programmeOverview);
  const missing = data?.attention.find(({ kind }) => kind === 'no signing key')?.first;
  if (!missing) return null;
  return (
    <Alert kind="warning">
      <strong>{missing.title}.</strong> {missing.detail}
    </Alert>
  );
}

const None = () => (
  <Empty drawing="quiet" title="No credentials yet">
    <p>Once a student whose work is completed chooses what to show, one is issued.</p>
  </Empty>
);
