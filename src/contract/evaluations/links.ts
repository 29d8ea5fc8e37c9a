import * as v from 'valibot';
import { linkToken } from '../accounts/auth.ts';
import { endpoint } from '../endpoint.ts';
import { email, requiredLine, text, textUpTo } from '../fields.ts';
import { evaluationForm, moments, ofMoment } from './evaluations.ts';
import { dimensions, highest } from './rubric.ts';

/** How long somebody can evaluate by a link, in days. */
export const linkDays = 21;

/** How a link has ended: by what was sent with it, by what the company wrote itself, or by another link. */
export type LinkEnd = 'sent' | 'written' | 'revoked' | 'replaced' | 'handed on';

/** Whom a link is mailed to. */
export const linkForm = v.object({
  name: requiredLine('Name is required.', 150),
  email: email(),
});
export type LinkForm = v.InferOutput<typeof linkForm>;

const audience = { Company: 'own' } as const;
const path = '/Engagements/{id}/evaluations/{moment}/link';

export const askByLink = endpoint({
  method: 'POST',
  path,
  summary:
    'Mail somebody without an account a link to write the company’s evaluation; the link before it ends',
  audience,
  memberAct: 'follow the work',
  params: ofMoment,
  body: linkForm,
  idempotent: true,
  reply: { kind: 'text', status: 201 },
  problems: ['engagement-over', 'move-not-allowed'],
});

export const revokeLink = endpoint({
  method: 'DELETE',
  path,
  summary: 'Take back the link by which somebody can write the company’s evaluation',
  audience,
  memberAct: 'follow the work',
  params: ofMoment,
  reply: { kind: 'text' },
  problems: ['move-not-allowed'],
});

/** A form that is half filled in may hold what cannot be sent yet: no step, or too many words. */
const unfinished = text(4000);
const draft = v.object({
  steps: v.record(
    v.picklist(dimensions),
    v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(highest)),
  ),
  because: v.record(v.picklist(dimensions), unfinished),
  words: unfinished,
  again: v.nullable(v.picklist(['yes', 'no'])),
  recommends: evaluationForm.entries.recommends,
  toOffice: unfinished,
});
export type EvaluationDraft = v.InferOutput<typeof draft>;

/** What a link shows, and nothing else. */
const linkedEvaluation = v.object({
  moment: v.picklist(moments),
  studentName: textUpTo(300),
  projectTitle: textUpTo(300),
  companyName: textUpTo(300),
  /** Who is asked. */
  name: textUpTo(150),
  /** The last day to write, such as `2031-05-04`, where the programme is. */
  until: v.string(),
  draft: v.nullable(draft),
});
export type LinkedEvaluation = v.InferOutput<typeof linkedEvaluation>;

const byLink = v.object({ token: linkToken });

export const openEvaluationLink = endpoint({
  method: 'POST',
  path: '/EvaluationLinks/open',
  onlyReads: true,
  summary: 'Read what an emailed link asks to evaluate, and what was kept of it',
  audience: 'anyone',
  perMinute: 60,
  body: byLink,
  reply: { kind: 'json', schema: linkedEvaluation },
  problems: ['link-refused'],
});

export const keepEvaluationDraft = endpoint({
  method: 'PUT',
  path: '/EvaluationLinks/draft',
  summary: 'Keep a half-written evaluation until it is sent with the same link',
  audience: 'anyone',
  perMinute: 120,
  body: v.object({ ...byLink.entries, draft }),
  reply: { kind: 'text' },
  problems: ['link-refused'],
});

export const sendEvaluation = endpoint({
  method: 'POST',
  path: '/EvaluationLinks/send',
  summary: 'Evaluate for a company by an emailed link, which ends with it',
  audience: 'anyone',
  perMinute: 60,
  body: v.object({ ...byLink.entries, evaluation: evaluationForm }),
  reply: { kind: 'text' },
  problems: ['link-refused'],
});

export const handOnEvaluation = endpoint({
  method: 'POST',
  path: '/EvaluationLinks/hand-on',
  summary: 'Have a colleague evaluate instead: this link ends, and theirs is emailed to them',
  audience: 'anyone',
  perMinute: 60,
  body: v.object({ ...byLink.entries, ...linkForm.entries }),
  reply: { kind: 'text' },
  problems: ['link-refused'],
});
