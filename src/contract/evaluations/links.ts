import * as v from 'valibot';
import { linkToken as token } from '../accounts/auth.ts';
import { endpoint } from '../endpoint.ts';
import { milestone } from '../engagements/deliveries.ts';
import { milestonesAtMost } from '../engagements/plans.ts';
import { email, requiredLine, text, textUpTo } from '../fields.ts';
import { upTo } from '../paging.ts';
import { evaluationForm, moments, ofMoment } from './evaluations.ts';
import { rubricVersion } from './own-rubric.ts';

/** How long somebody can evaluate by a link, in days; never longer than the evaluations are sealed. */
export const linkDays = 21;

export const linkForm = v.object({
  name: requiredLine('Name is required.', 150),
  email: email(),
});
export type LinkForm = v.InferOutput<typeof linkForm>;

const ofCompany = {
  audience: { Company: 'own' },
  memberAct: 'follow the work',
  params: ofMoment,
  problems: ['engagement-over', 'move-not-allowed'],
} as const;

export const askByLink = endpoint({
  ...ofCompany,
  route: 'POST /Engagements/{id}/evaluations/{moment}/link',
  summary: 'Email somebody without an account a link to evaluate for the company; others end',
  body: linkForm,
  idempotent: true,
  reply: { kind: 'text', status: 201 },
});

export const revokeLink = endpoint({
  ...ofCompany,
  route: 'DELETE /Engagements/{id}/evaluations/{moment}/link',
  summary: 'End the link by which somebody without an account can evaluate for the company',
});

const linkedEvaluation = v.object({
  moment: v.picklist(moments),
  studentName: textUpTo(300),
  project: v.object({ title: textUpTo(200), skills: textUpTo(2000) }),
  /** Those that are approved: they may have shown a skill. */
  milestones: upTo(milestonesAtMost, v.pick(milestone, ['number', 'title', 'state'])),
  companyName: textUpTo(300),
  rubric: rubricVersion,
  /** Whether the student reads a word to the office too, once it is open. */
  isDisclosed: v.boolean(),
  /** Who is asked. */
  name: textUpTo(150),
  /** The last day to write, such as `2031-05-04`. */
  until: v.string(),
  /** A form that is half filled in, as JSON; empty before. */
  draft: textUpTo(20_000),
});
export type LinkedEvaluation = v.InferOutput<typeof linkedEvaluation>;

const byLink = {
  audience: 'anyone',
  perMinute: 120,
  problems: ['link-refused'],
} as const;

export const openEvaluationLink = endpoint({
  ...byLink,
  route: 'POST /EvaluationLinks/open',
  onlyReads: true,
  summary: 'Read what an emailed link asks to evaluate, and what was written so far',
  body: v.object({ token }),
  reply: { kind: 'json', schema: linkedEvaluation },
});

export const keepEvaluationDraft = endpoint({
  ...byLink,
  route: 'POST /EvaluationLinks/draft',
  summary: 'Keep a half-written evaluation until it is sent with the same link',
  body: v.object({ token, draft: text(20_000) }),
});

export const sendEvaluation = endpoint({
  ...byLink,
  route: 'POST /EvaluationLinks/send',
  summary: 'Evaluate for a company with an emailed link, which ends then',
  body: v.object({ token, evaluation: evaluationForm }),
});

export const handOnEvaluation = endpoint({
  ...byLink,
  route: 'POST /EvaluationLinks/hand-on',
  summary: 'Have a colleague evaluate instead: the link ends, and theirs is emailed to them',
  body: v.object({ token, ...linkForm.entries }),
});
