import type { ReactNode } from 'react';
import { reader } from '../../../api/read/reader.ts';
import { companyRecord } from '../../../api/read/reports.ts';
import type { NearName } from '../../../contract/companies/near-names.ts';
import { NearNames } from './NearNames.tsx';

/** Something read so lately, in milliseconds, is good enough. */
const freshMs = 10_000;

/** The verified companies that one could be taken for by its name; null where nobody can say. */
const nearNamesOf = (companyId: number): Promise<readonly NearName[] | null> =>
  reader.fetchQuery({ ...companyRecord(companyId), staleTime: freshMs }).then(
    ({ nearNames }) => nearNames,
    () => null,
  );

/** A warning to read before a company gets the verified mark; null where there is none. */
export async function beforeVerifying({
  id,
  name,
}: {
  id: number;
  name: string;
}): Promise<ReactNode> {
  const near = await nearNamesOf(id);
  if (near === null)
    return (
      <p>
        We could not check for names like “<bdi>{name}</bdi>”. Check them yourself before you verify
        it.
      </p>
    );
  return near.length === 0 ? null : <NearNames name={name} near={near} />;
}
