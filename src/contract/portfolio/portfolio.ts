import * as v from 'valibot';
import { credentialNumber } from '../credentials/credentials.ts';
import { endpoint } from '../endpoint.ts';
import { milestonesAtMost } from '../engagements/plans.ts';
import { outcomes } from '../evaluations/outcomes.ts';
import { text, textUpTo } from '../fields.ts';
import { upTo } from '../paging.ts';
import { instant } from '../time.ts';

/** The most credentials that a portfolio can show. */
export const shownAtMost = 60;
/** Limit of completed work listed, the newest. */
export const completedAtMost = 20;

/** The last part of a portfolio's address. */
const name = v.pipe(
  v.string('Choose an address.'),
  v.trim(),
  v.toLowerCase(),
  v.nonEmpty('Choose an address.'),
  v.regex(
    /^[a-z0-9](?:[a-z0-9-]{1,58}[a-z0-9])$/,
    'Use 3 to 60 lowercase letters, digits and hyphens.',
  ),
);

export const portfolioPage = (name: string): string => `/p/${name}`;

export const portfolioForm = v.object({
  name,
  about: text(1_000),
  /** False if only holders of the private link can read it. */
  isPublished: v.boolean('Choose yes or no.'),
  /** True if search engines may list it. */
  isIndexed: v.boolean('Choose yes or no.'),
  /** True if the page and its résumé include the student’s email address and the links of their profile. */
  showsContact: v.boolean('Choose yes or no.'),
  /** The credentials to show. */
  shown: upTo(shownAtMost, credentialNumber),
});
export type PortfolioForm = v.InferOutput<typeof portfolioForm>;

const entry = v.object({
  id: textUpTo(36),
  /** The work it is of; null where that is gone. */
  engagementId: v.nullable(v.number()),
  title: textUpTo(200),
  companyName: textUpTo(300),
  outcome: v.picklist(outcomes),
  issuedAt: instant,
  isShown: v.boolean(),
  /** Written by the supervisor; empty unless both sides allow it to be shown. */
  words: textUpTo(2000),
});

/** Work that a student has completed, whether it is proven yet or not. */
const completed = v.object({
  engagementId: v.number(),
  title: textUpTo(200),
  companyName: textUpTo(300),
  outcome: v.picklist(outcomes),
  /** The titles of what was delivered, as far as both sides let it be shown. */
  deliveries: upTo(milestonesAtMost, textUpTo(120)),
  isShown: v.boolean(),
});
export type CompletedWork = v.InferOutput<typeof completed>;

/** A student's own page, as they set it up. */
const portfolio = v.object({
  ...portfolioForm.entries,
  shown: upTo(shownAtMost, textUpTo(36)),
  /** Opens the page to anybody who has it, published or not. */
  privateLink: textUpTo(400),
  /** Null before it was saved for the first time: then the name is a proposal. */
  changedAt: v.nullable(instant),
  version: textUpTo(20),
  entries: upTo(shownAtMost, entry),
  /** The newest first. */
  completed: upTo(completedAtMost, completed),
});
export type PortfolioEntry = v.InferOutput<typeof entry>;
export type Portfolio = v.InferOutput<typeof portfolio>;

const audience = { Student: 'own' } as const;

export const getPortfolio = endpoint({
  route: 'GET /Portfolio',
  summary: 'One’s own portfolio, and what it can show',
  audience,
  reply: { kind: 'json', schema: portfolio },
});

export const savePortfolio = endpoint({
  route: 'PUT /Portfolio',
  summary: 'Set up one’s own portfolio, publish it or take it back',
  audience,
  body: portfolioForm,
  versioned: true,
  reply: { kind: 'json', schema: portfolio },
  problems: ['portfolio-name-taken', 'changed'],
});

export const withdrawPrivateLink = endpoint({
  route: 'POST /Portfolio/private-link',
  summary:
    'Withdraw the private link of one’s own portfolio: the one before leads nowhere from now on',
  audience,
  reply: { kind: 'json', schema: v.object({ privateLink: textUpTo(400) }) },
  problems: ['not-found'],
});
