import { getProof, listCredentials, type Proof } from '../../contract/credentials/credentials.ts';
import { maxPageSize } from '../../contract/paging.ts';
import { getPortfolio } from '../../contract/portfolio/portfolio.ts';
import { type Read, read, readPage } from './read.ts';

export const credentialsPerPage = 25;

/** One page of the credentials that were issued, the newest first; of students by name or email where some are looked for. */
export const credentials = (page: number, searchText: string) =>
  readPage(listCredentials, { query: { searchText } }, { page, pageSize: credentialsPerPage });

/** For an admin. */
export const credentialsOf = (studentId: number) =>
  readPage(
    listCredentials,
    { query: { studentId: String(studentId) } },
    { page: 1, pageSize: maxPageSize },
  );

/** So soon it is asked again whether a credential is issued, in milliseconds. */
const askAgainAfter = 1_000;

/** Polled while a credential is being issued. */
export const proofOf = (id: number): Read<Proof> => ({
  ...read(getProof, { params: { id } }),
  againAfter: ({ isWanted }) => (isWanted ? askAgainAfter : null),
});

/** A student's own portfolio, and what it can show. */
export const ownPortfolio = read(getPortfolio, {});
