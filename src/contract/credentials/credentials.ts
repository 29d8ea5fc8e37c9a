import * as v from 'valibot';
import { endpoint, says } from '../endpoint.ts';
import { milestonesAtMost } from '../engagements/plans.ts';
import { outcomes } from '../evaluations/outcomes.ts';
import { idInPath, requiredText, text, textUpTo } from '../fields.ts';
import { maxPageSize, pageEntries, upTo } from '../paging.ts';
import { secrecies } from '../projects/conditions.ts';
import { instant } from '../time.ts';
import { inFigures } from '../words/figures.ts';

/** Limit of credentials of one piece of work: each new one replaces the one before. */
export const issuedAtMost = 20;

/** The most evidence that one credential holds, in characters: what wallets take, and what everybody can have checked here. */
export const evidenceAtMost = 100_000;

/** Error for deliveries that are too long together; null if a credential can hold them. */
export const tooMuchEvidence = (characters: number): string | null =>
  characters <= evidenceAtMost
    ? null
    : `The deliveries you chose have ${inFigures(characters)} characters. A credential holds ${inFigures(evidenceAtMost)}: choose fewer.`;

const credential = v.object({
  id: textUpTo(36),
  /** When it was issued. */
  title: textUpTo(200),
  companyName: textUpTo(300),
  /** Null if the student is gone. */
  studentName: v.nullable(textUpTo(300)),
  outcome: v.picklist(outcomes),
  issuedAt: instant,
  revokedAt: v.nullable(instant),
  revokedBecause: textUpTo(500),
  /** True if an admin lets another be issued in its place. */
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

/**
 * Items a company allows to be shown: deliveries by the number of their milestone, and its words in the final
 * evaluation. All others are held back.
 */
const allowance = v.object({ deliveries: numbers, words: yesOrNo });
export type Allowance = v.InferOutput<typeof allowance>;

/** Items a student chooses to show, and the steps they were given. */
const showing = v.object({ ...allowance.entries, steps: yesOrNo });
export type Showing = v.InferOutput<typeof showing>;

/** Days after which a student is reminded, and days after which a credential with the outcome alone is issued. */
export const showingChosen = { remindedAfter: 7, issuedAfter: 30 } as const;

/** When somebody was asked, and reminded last. */
const question = v.object({ at: instant, remindedAt: v.nullable(instant) });

/** Proof of work: what can be shown of it, what each side lets be shown, and what has been issued. */
const proof = v.object({
  hindrance: v.nullable(v.picklist(hindrances)),
  /** The last day on which a side can object to the outcome, such as `2031-05-04`; null where none is left. */
  objectUntil: v.nullable(v.string()),
  /** True while a job is about to issue it. */
  isWanted: v.boolean(),
  /** Approved deliveries that can be shown. */
  deliveries: upTo(
    milestonesAtMost,
    v.object({
      milestone: v.number(),
      title: textUpTo(120),
      /** Length of its words and links in a credential. */
      characters: v.number(),
    }),
  ),
  /** Words of the company in the final evaluation; empty if none are open. */
  words: textUpTo(2000),
  /** Author of those words, or the person asked for them; null if they are gone. */
  wordsBy: v.nullable(textUpTo(300)),
  /** True if there are steps to show. */
  hasSteps: v.boolean(),
  confidentiality: v.nullable(v.picklist(secrecies)),
  /** Null where a side has not said yet. */
  wanted: v.nullable(showing),
  allowed: v.nullable(allowance),
  /** Last decision of the company. A change names the one it is based on. */
  allowedAt: v.nullable(instant),
  /** When the student was asked what to show; null before. */
  studentAsked: v.nullable(question),
  /** When the company was asked what may be shown; null where it is not waited for. */
  companyAsked: v.nullable(question),
  /** True if the student’s portfolio shows it. Only the student reads this. */
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
  audience: { Company: 'own', Admin: 'any' },
  memberAct: 'follow the work',
  body: allowance,
  versioned: true,
  reply: says('What may be shown is saved.'),
  problems: ['changed', 'move-not-allowed'],
});

export const chooseShown = endpoint({
  route: 'PUT /Engagements/{id}/proof/wanted',
  summary:
    'Choose what to show of completed work on one’s portfolio; its company is asked, and credentials stay as they are',
  audience: { Student: 'own' },
  body: showing,
  reply: says('What you want to show is saved.'),
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
  reply: says('Credential revoked.'),
  problems: ['move-not-allowed'],
});

export const renewCredential = endpoint({
  route: 'PUT /Credentials/{id}/renewal',
  summary: 'Let another credential be issued in the place of one, or none',
  audience: { Admin: 'any' },
  params: named,
  body: renewal,
  reply: says('Saved.'),
});
