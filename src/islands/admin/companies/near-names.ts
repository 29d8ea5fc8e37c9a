import { reader } from '../../../api/read/reader.ts';
import { companyRecord } from '../../../api/read/reports.ts';
import type { NearName } from '../../../contract/companies/near-names.ts';

/** What was read so lately, in milliseconds, is good enough. */
const freshMs = 10_000;

/** The verified companies that one could be taken for by its name; null where nobody can say. */
export const nearNamesOf = (companyId: number): Promise<readonly NearName[] | null> =>
  reader.fetchQuery({ ...companyRecord(companyId), staleTime: freshMs }).then(
    ({ nearNames }) => nearNames,
    () => null,
  );
