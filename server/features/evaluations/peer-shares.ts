export interface Member {
  readonly id: number;
  readonly name: string;
}

/** The points that one member gave another, or themselves. */
export interface Given {
  readonly giver: number;
  readonly member: number;
  readonly points: number;
}

/** By giver, and then by member: what was given, as a multiple of an equal share. */
type Ratings = ReadonlyMap<number, ReadonlyMap<number, number>>;

function ratingsOf(team: readonly Member[], given: readonly Given[]): Ratings {
  const counted = given.filter(({ member }) => team.some(({ id }) => id === member));
  const ratings = new Map<number, ReadonlyMap<number, number>>();
  for (const [giver, gave] of Map.groupBy(counted, ({ giver }) => giver)) {
    const all = gave.reduce((sum, { points }) => sum + points, 0);
    const rated = gave.map(({ member, points }) => [member, (points / all) * gave.length] as const);
    if (all > 0) ratings.set(giver, new Map(rated));
  }
  return ratings;
}

/** The mean of what a member was given, by all but some; NaN where nobody is left who gave. */
function meanOf(ratings: Ratings, member: number, except: readonly number[] = []): number {
  const received = [...ratings].flatMap(([giver, gave]) =>
    except.includes(giver) ? [] : (gave.get(member) ?? []),
  );
  return received.reduce((sum, one) => sum + one, 0) / received.length;
}

/**
 * How much of the work each member did, as the team sees it: 1 is an equal share.
 *
 *     factor = sum over givers of (points given to the member / all points this giver gave) × members / givers who gave
 *
 * Ana gives Ana 2, Ben 2 and Cleo 1; Ben gives 3, 3 and 0; Cleo gives nothing. Of Ana’s 5 points 2 are Ana’s, of Ben’s 6
 * half: (2/5 + 3/6) × 3 / 2 = 1.35. Ben has the same. Cleo has (1/5 + 0/6) × 3 / 2 = 0.30. Together they are 3 again:
 * giving nothing takes nothing from anybody. Only members a giver was asked about count, so later ones lose nothing.
 *
 * This is WebPA’s, of Loughborough University (https://webpaproject.lboro.ac.uk). The test has its worked
 * example, with the outliers, as published in `calculator/webpa/tests/calculator_test.php` of
 * amandadoughty/moodle-mod_peerwork.
 */
export function factorsOf(team: readonly Member[], given: readonly Given[]) {
  const ratings = ratingsOf(team, given);
  const all = team.map((member) => ({ ...member, factor: meanOf(ratings, member.id) }));
  return all.filter(({ factor }) => factor >= 0);
}

/** Half of an equal share more than the others gave is much more; half of one less is much less. */
const much = 0.5;

/**
 * Patterns somebody should look at, without judging, in a sentence each:
 * - one against one: two members gave each other much less than the others gave either of them
 * - agreement: two members gave each other much more than the others gave either of them; or somebody kept much more
 *   than an equal share, and much more than the others gave them
 */
export function pointedOut(team: readonly Member[], given: readonly Given[]): string[] {
  const ratings = ratingsOf(team, given);
  const gave = (giver: Member, member: Member) =>
    ratings.get(giver.id)?.get(member.id) ?? Number.NaN;
  const above = (giver: Member, member: Member) =>
    gave(giver, member) - meanOf(ratings, member.id, [giver.id, member.id]);
  const others = (...pair: readonly Member[]) => {
    const left = [...ratings.keys()].filter((giver) => pair.every(({ id }) => id !== giver));
    const one = team.find(({ id }) => id === left[0]);
    return left.length === 1 && one ? one.name : 'the others';
  };
  const pairs = team.flatMap((one, at) => team.slice(at).map((other) => [one, other] as const));
  return pairs.flatMap(([one, other]) => {
    const [there, back] = [above(one, other), above(other, one)];
    const than = `than ${others(one, other)} gave`;
    const isMuchMore = there >= much && back >= much;
    if (one === other)
      return isMuchMore && gave(one, one) >= 1 + much
        ? `${one.name} kept a much larger share ${than} ${one.name}.`
        : [];
    const both = `${one.name} and ${other.name} gave each other`;
    if (isMuchMore) return `${both} much more ${than} either of them.`;
    return there <= -much && back <= -much ? `${both} much less ${than} either of them.` : [];
  });
}
