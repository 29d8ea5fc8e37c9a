import { read } from '../../api/reader/read.ts';
import { endpoints } from '../../contract/endpoints.ts';

/** The mail domains of one's company, for its owners. */
export const companyDomains = read(endpoints.listDomains, {});
