import * as v from 'valibot';
import './credentials.scss';
import { useState } from 'react';
import { credentials, credentialsPerPage } from '../../../api/read/credentials.ts';
import { programmeOverview } from '../../../api/read/reports.ts';
import { useRead } from '../../../api/read/useRead.ts';
import { verifyPage } from '../../../contract/credentials/addresses.ts';
import type { Credential } from '../../../contract/credentials/credentials.ts';
import { Button } from '../../ui/form/Button.tsx';
import { SearchInput } from '../../ui/form/SearchInput.tsx';
import { Empty } from '../../ui/list/Empty.tsx';
import { PagedList } from '../../ui/list/PagedList.tsx';
import { useOpen, useSearch } from '../../ui/navigation/navigation.tsx';
import { Screen } from '../../ui/navigation/Screen.tsx';
import { addressWith, page, text } from '../../ui/navigation/search.ts';
import { lazy } from '../../ui/reading/lazy.tsx';
import { Skeleton } from '../../ui/reading/Skeleton.tsx';
import { Alert } from '../../ui/status/Alert.tsx';
import { dayOf } from '../../ui/status/dates.ts';
import { StatusTag } from '../../ui/status/StatusTag.tsx';
import { screens } from '../screens.ts';

const RevokeDialog = lazy(() => import('../../features/credentials/RevokeDialog.tsx'));

const inAddress = v.object({ page, searchText: text(100) });
const addressOf = (asked: { page?: number; searchText: string }) =>
  addressWith(screens.credentials, asked);

export default function CredentialsScreen() {
  const asked = v.parse(inAddress, useSearch());
  const { searchText } = asked;
  const list = useRead(credentials(asked.page, searchText));
  const open = useOpen();
  const [revoking, revoke] = useState<Credential | null>(null);
  return (
    <Screen title="Credentials" lead="What the programme has signed, the newest first.">
      <NoKey />
      <search className="max-w-24 mb-4">
        <SearchInput
          aria-label="Search by student"
          placeholder="A student’s name or email"
          maxLength={100}
          searchText={searchText}
          onSearch={(next) => open(addressOf({ searchText: next }), true)}
        />
      </search>
      <PagedList
        of={list}
        loading={<Skeleton of="credentials" lines={6} />}
        failed="The credentials could not be loaded. Try again later."
        absent={<None searchText={searchText} />}
        empty={<None searchText={searchText} />}
        className="credentials lined plain-list"
        id="credentials"
        tabIndex={-1}
        aria-label="Credentials"
        pageSize={credentialsPerPage}
        noun="credentials"
        addressOf={(next) => addressOf({ page: next, searchText })}
      >
        {(credential) => (
          <CredentialRow
            key={credential.id}
            credential={credential}
            onRevoke={() => revoke(credential)}
          />
        )}
      </PagedList>
      {revoking && (
        <RevokeDialog credential={revoking} list="credentials" onClose={() => revoke(null)} />
      )}
    </Screen>
  );
}

/** Warns that nothing can be signed, and what to do. */
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

const None = ({ searchText }: { searchText: string }) =>
  searchText ? (
    <Empty drawing="search" title="No credentials found">
      <p>No student with “{searchText}” in their name or email has a credential.</p>
    </Empty>
  ) : (
    <Empty drawing="quiet" title="No credentials yet">
      <p>A credential is issued once a student whose work is completed chooses what to show.</p>
    </Empty>
  );

interface Props {
  credential: Credential;
  onRevoke: () => void;
}

/** One credential: whose, of what, and whether it holds. */
function CredentialRow({ credential, onRevoke }: Props) {
  const { id, title, companyName, studentName, outcome, issuedAt, revokedAt } = credential;
  const { status, word } = standingOf(credential);
  return (
    <li className="credential-row min-h-64 py-2 px-10px">
      <div>
        <a href={verifyPage(id)} className="record-link fw-semibold">
          {title}
        </a>
        <p className="soft fs-14">
          <bdi>{studentName ?? 'A student who has left'}</bdi> · <bdi>{companyName}</bdi>
        </p>
      </div>
      <div>
        <p className="fs-14">{outcome}</p>
        <p className="soft fs-14">Issued {dayOf(issuedAt)}</p>
      </div>
      <div>
        <StatusTag status={status}>{word}</StatusTag>
        <p className="soft fs-14">{becauseOf(credential)}</p>
      </div>
      {revokedAt === null && (
        <Button look="quiet" className="credential-revoke text-bad" onClick={onRevoke}>
          Revoke
          <span className="visually-hidden">
            {' '}
            “{title}”{studentName && ` of ${studentName}`}
          </span>
        </Button>
      )}
    </li>
  );
}

/** A credential's word of state, and the status whose look it takes. */
function standingOf({ revokedAt, replacedBy, doubtfulFrom }: Credential) {
  if (replacedBy) return { status: 'Past', word: 'Replaced' };
  if (revokedAt) return { status: 'Cancelled', word: 'Revoked' };
  return doubtfulFrom
    ? { status: 'At risk', word: 'Doubtful' }
    : { status: 'Approved', word: 'Valid' };
}

function becauseOf({ revokedAt, revokedBecause, doubtfulFrom }: Credential): string {
  if (revokedAt) return `${dayOf(revokedAt)}: ${revokedBecause}`;
  return doubtfulFrom ? `Its key has not been trusted since ${dayOf(doubtfulFrom)}.` : '';
}
