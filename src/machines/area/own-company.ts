import { read } from '../../api/reader/read.ts';
import { endpoints } from '../../contract/endpoints.ts';

/** What the signed-in company tells about itself. */
export const ownCompany = read(endpoints.myCompany, {});
