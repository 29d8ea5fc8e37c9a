import type { Outcome } from '../../../../src/contract/evaluations/outcomes.ts';
import type { documentOf } from './document.ts';
import type { Facts } from './facts.ts';

/** Content of a signed credential for pages and pictures. Days such as `2031-05-04`. */
export interface Said extends Pick<Facts, 'title' | 'companyName' | 'description' | 'criteria'> {
  /** Address of the credential. */
  readonly address: string;
  readonly issuerName: string;
  readonly studentName: string;
  readonly outcome: Exclude<Outcome, 'Not completed'>;
  readonly issuedOn: string;
  readonly from: string;
  readonly to: string;
  readonly skills: readonly string[];
  readonly measures: readonly { readonly name: string; readonly value: string }[];
  readonly evidence: readonly { readonly title: string; readonly words: string }[];
}

/** Reads a credential of this site. Its signed text never changes, even if the work has. */
export function saidIn(text: string): Said {
  const {
    id,
    name,
    issuer,
    validFrom,
    credentialSubject,
    evidence = [],
  } = JSON.parse(text) as ReturnType<typeof documentOf>;
  const { identifier, activityStartDate, activityEndDate, source, achievement, result } =
    credentialSubject;
  const measured = (key: string) =>
    result.find(({ resultDescription }) => resultDescription.endsWith(`#${key}`))?.value;
  return {
    address: id,
    issuerName: issuer.name,
    studentName: identifier.find(({ identityType }) => identityType === 'name')!.identityHash,
    title: name,
    companyName: source.name,
    description: achievement.description,
    criteria: achievement.criteria.narrative,
    outcome: measured('outcome') as Said['outcome'],
    issuedOn: validFrom.slice(0, 10),
    from: activityStartDate.slice(0, 10),
    to: activityEndDate.slice(0, 10),
    skills: achievement.tag ?? [],
    measures: result.map(({ resultDescription, value }) => {
      const { name, valueMax } = achievement.resultDescription.find(
        (one) => one.id === resultDescription,
      )!;
      return { name, value: valueMax ? `${value} of ${valueMax}` : value };
    }),
    evidence: evidence.map((one) => ({ title: one.name, words: one.narrative })),
  };
}
