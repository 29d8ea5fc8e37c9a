import { endpoints } from '../../contract/endpoints.ts';
import { readPage } from './read.ts';

export const credentialsPerPage = 25;

/** One page of the credentials that were issued, the newest first. */
export const credentials = (page: number) =>
  readPage(endpoints.listCredentials, {}, { page, pageSize: credentialsPerPage });
