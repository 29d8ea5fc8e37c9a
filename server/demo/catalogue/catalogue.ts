import type { EngineeringType } from '../../../src/contract/accounts/people.ts';
import { civil } from './civil.ts';
import { computer } from './computer.ts';
import { electrical } from './electrical.ts';
import type { CatalogueEntry } from './entry.ts';
import { mechanical } from './mechanical.ts';

export interface CataloguedProject extends CatalogueEntry {
  readonly type: EngineeringType;
}

const ofType = (type: EngineeringType, entries: readonly CatalogueEntry[]): CataloguedProject[] =>
  entries.map((entry) => ({ ...entry, type }));

/** Every project of the demo: forty of each engineering type. */
export const catalogue: readonly CataloguedProject[] = [
  ...ofType('Computer', computer),
  ...ofType('Mechanical', mechanical),
  ...ofType('Civil', civil),
  ...ofType('Electrical', electrical),
];
