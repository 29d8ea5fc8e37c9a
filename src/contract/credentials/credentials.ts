import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { milestonesAtMost } from '../engagements/plans.ts';
import { outcomes } from '../evaluations/outcomes.ts';
import { idInPath, requiredText, text, textUpTo } from '../fields.ts';
import { maxPageSize, pageEntries, upTo } from '../paging.ts';
import { secrecies } from '../projects/conditions.ts';
import { instant } from '../time.ts';

/** The most credentials that one piece of work can have: each that is issued anew replaces the one before. */
export const issuedAtMost = 20;

const credential = v.object({
  id: textUpTo(36),
  /** Of the project, as it was when it was issued. */
  title: textUpTo(200),
  companyName: textUpTo(300),
  /** Null for whoever is gone. */
  studentName: v.nullable(textUpTo(300)),
  outcome: v.picklist(outcomes),
  issuedAt: instant,
  revokedAt: v.nullable(instant),
  revokedBecause: textUpTo(500),
  /** Whether the office lets another be issued in its place. */
  mayBeRenewed: v.boolean(),
  /** The one that was issued in its place. */
  replacedBy: v.nullable(textUpTo(36)),
  /** Since when its key is not to be trusted, where it was signed after that. */
  doubtfulFrom: v.nullable(instant),
});
export type Credential = v.InferOutput<typeof credential>;

const hindrances = ['no key', 'not completed', 'may change', 'too many', 'barred'] as const;
export type Hindrance = (typeof hindrances)[number];

const numbers = upTo(
  milestonesAtMost,
  v.pipe(v.number('Choose a milestone.'), v.integer('Choose a milestone.')),
);
const yesOrNo = v.boolean('Choose yes or no.');

/** What a company lets be shown: deliveries by the number of their milestone, and what it wrote in the final evaluation. */
const allowance = v.object({ deliveries: numbers, words: yesOrNo });
export type Allowance = v.InferOutput<typeof allowance>;

/** What a student wants to show, with the steps they were given. */
const showing = v.object({ ...allowance.entries, steps: yesOrNo });
export type Showing = v.InferOutput<typeof showing>;

/** Proof of work: what can be shown of it, what each side lets be shown, and what has been issued. */
const proof = v.object({
  hindrance: v.nullable(v.picklist(hindrances)),
  /** Whether a job is about to issue it. */
  isWanted: v.boolean(),
  /** What was approved and can be shown. */
  deliveries: upTo(milestonesAtMost, v.object({ milestone: v.number(), title: textUpTo(120) })),
  /** What the company wrote in the final evaluation; empty where it wrote nothing that is open. */
  words: textUpTo(2000),
  /** Whether there are steps to show. */
  hasSteps: v.boolean(),
  /** What the project said was confidential. */
  confidentiality: v.nullable(v.picklist(secrecies)),
  /** Null where a side has not said yet. */
  wanted: v.nullable(showing),
  allowed: v.nullable(allowance),
  /** Whether the student’s portfolio shows it; only they are told. */
  isOnPortfolio: v.boolean(),
  /** The newest first. */
  issued: upTo(issuedAtMost, credential),
});
export type Proof = v.InferOutput<typeof proof>;

export const credentialNumber = v.pipe(
  v.string(),
  v.uuid('This is not the number of a credential.'),
);
const named = v.object({ id: credentialNumber });

/** Credentials by their numbers, separated by commas. */
export const credentialNumbers = v.pipe(
  v.string(),
  v.transform((numbers) => numbers.split(',')),
  upTo(maxPageSize, credentialNumber),
);

export const getProof = endpoint({
  route: 'GET /Engagements/{id}/proof',
  summary: 'What proves completed work: what may be shown of it, and the credentials issued',
  audience: { Student: 'own', Company: 'own', Admin: 'any' },
  reply: { kind: 'json', schema: proof },
});

export const allowShowing = endpoint({
  route: 'PUT /Engagements/{id}/proof/allowed',
  summary: 'Say, for the company, what may be shown of completed work; can be taken back',
  audience: { Company: 'own' },
  memberAct: 'follow the work',
  body: allowance,
  problems: ['move-not-allowed'],
});

export const askForCredential = endpoint({
  route: 'POST /Engagements/{id}/proof/credential',
  summary: 'Choose what to show, and have a credential issued; one of before is revoked then',
  audience: { Student: 'own' },
  body: showing,
  idempotent: true,
  reply: { kind: 'text', status: 201 },
  problems: ['move-not-allowed'],
});

export const listCredentials = endpoint({
  route: 'GET /Credentials',
  summary:
    'Credentials, the newest first: one’s own, or for the programme’s office all of them, a student’s, or of students by name or email',
  audience: { Student: 'own', Admin: 'any' },
  query: v.object({
    ...pageEntries,
    studentId: v.optional(idInPath),
    searchText: v.optional(text(100), ''),
  }),
  paged: true,
  reply: { kind: 'json', schema: v.array(credential) },
});

const renewal = v.object({ mayBeRenewed: yesOrNo });

export const revocation = v.object({
  because: requiredText('Say why it is revoked.', 500),
  mayBeRenewed: v.optional(yesOrNo, false),
});

export const credentialsHealth = endpoint({
  route: 'GET /health/credentials',
  summary: 'Whether credentials can be issued; where not, why, and what operators do about it',
  audience: 'anyone',
  reply: {
    kind: 'json',
    schema: v.object({ status: v.picklist(['ok', 'stopped']), why: textUpTo(300) }),
  },
});

export const revokeCredential = endpoint({
  route: 'POST /Credentials/{id}/revoke',
  summary: 'Revoke a credential, with a reason that everybody reads; cannot be undone',
  audience: { Admin: 'any' },
  params: named,
  body: revocation,
  problems: ['move-not-allowed'],
});

export const renewCredential = endpoint({
  route: 'PUT /Credentials/{id}/renewal',
  summary: 'Let another credential be issued in the place of one, or none',
  audience: { Admin: 'any' },
  params: named,
  body: renewal,
});
