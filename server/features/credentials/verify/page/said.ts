import * as v from 'valibot';

const text = v.fallback(v.string(), '');
const texts = v.fallback(v.array(v.string()), []);
const named = v.fallback(v.object({ name: text }), { name: '' });

/** What a page shows of a credential; what one does not say stays empty. */
const shown = v.object({
  issuer: named,
  validFrom: text,
  credentialSubject: v.object({
    identifier: v.fallback(
      v.array(v.object({ identityType: text, identityHash: text, hashed: v.boolean() })),
      [],
    ),
    activityStartDate: text,
    activityEndDate: text,
    source: named,
    achievement: v.object({
      name: text,
      description: text,
      criteria: v.fallback(v.object({ narrative: text }), { narrative: '' }),
      tag: texts,
      resultDescription: v.fallback(
        v.array(v.object({ id: text, name: text, valueMax: text })),
        [],
      ),
    }),
    result: v.fallback(v.array(v.object({ resultDescription: text, value: text })), []),
  }),
  evidence: v.fallback(v.array(v.object({ id: text, name: text, narrative: text })), []),
});
export type Said = v.InferOutput<typeof shown>;

/** What a credential of this site says. */
export const saidIn = (document: string): Said => v.parse(shown, JSON.parse(document));

/** Its holder, by the name that is written in it. */
export const holderOf = ({ credentialSubject }: Said): string =>
  credentialSubject.identifier.find(
    ({ identityType, hashed }) => identityType === 'name' && !hashed,
  )?.identityHash ?? '';

/** What was measured, each by its name, and out of how much where there is a highest. */
export const measuresOf = ({ credentialSubject: { achievement, result } }: Said) =>
  result.map(({ resultDescription, value }) => {
    const { name = '', valueMax = '' } =
      achievement.resultDescription.find(({ id }) => id === resultDescription) ?? {};
    return { name, value: valueMax ? `${value} of ${valueMax}` : value };
  });
