import type { EngineeringType } from '../../../src/contract/accounts/people.ts';
import { catalogue } from '../catalogue/catalogue.ts';
import type { Chance } from '../chance.ts';

/** The skills the catalogue's projects of each type ask for, the ones asked for most first. */
const asked = new Map(
  [...Map.groupBy(catalogue, ({ type }) => type)].map(([type, entries]) => [
    type,
    byDemand(entries),
  ]),
);

function byDemand(entries: readonly { skills: string }[]): string[] {
  const uses = Map.groupBy(
    entries.flatMap(({ skills }) => skills.split(', ')),
    (skill) => skill,
  );
  return [...uses].sort(([, one], [, other]) => other.length - one.length).map(([skill]) => skill);
}

/** What a student of a type says they can do: some of what is asked for most, as students do. */
export function skillsOf(type: EngineeringType, chance: Chance): string {
  const known = chance.shuffled((asked.get(type) ?? []).slice(0, 24));
  return known.slice(0, chance.whole(2, 6)).join(', ');
}
