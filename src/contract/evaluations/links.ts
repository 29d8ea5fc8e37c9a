import * as v from 'valibot';
import { linkToken as token } from '../accounts/mailed-links.ts';
import { endpoint, says } from '../endpoint.ts';
import { checkIn } from '../engagements/check-ins.ts';
import { delivery, milestone } from '../engagements/deliveries.ts';
import { readFile } from '../engagements/files.ts';
import { milestonesAtMost } from '../engagements/plans.ts';
import { email, requiredLine, text, textUpTo } from '../fields.ts';
import { upTo } from '../paging.ts';
import { evaluationForm, moments, ofMoment } from './evaluations.ts';
import { rubricVersion } from './own-rubric.ts';

/** Days that somebody can evaluate by a link, up to the day the evaluations open. */
export const linkDays = 21;

/** Check-ins read by a link: half a year of them. */
export const checkInsReadAtMost = 26;

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
  /** The agreed plan; what is approved may have shown a skill. */
  milestones: upTo(milestonesAtMost, milestone),
  /** Newest first. */
  checkIns: upTo(checkInsReadAtMost, checkIn),
  companyName: textUpTo(300),
  rubric: rubricVersion,
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

export const readLinkedDelivery = endpoint({
  ...byLink,
  onlyReads: true,
  route: 'POST /EvaluationLinks/deliveries/{milestone}',
  summary: 'The version that counts of what was handed in for a milestone of that work',
  body: v.object({ token }),
  reply: { kind: 'json', schema: delivery },
});

const fileByLink = {
  ...byLink,
  onlyReads: true,
  body: v.object({ token }),
  problems: ['link-refused', 'file-held'],
} as const;

export const downloadLinkedFile = endpoint({
  ...fileByLink,
  route: 'POST /EvaluationLinks/files/{file}',
  summary: 'Download a file of the work that an emailed link asks to evaluate',
  reply: { kind: 'file', type: 'application/octet-stream' },
});

export const previewLinkedFile = endpoint({
  ...fileByLink,
  route: 'POST /EvaluationLinks/files/{file}/previews/{page}',
  summary: 'A picture of a page of such a file',
  reply: { kind: 'file', type: 'image/webp' },
});

export const readLinkedFile = endpoint({
  ...fileByLink,
  route: 'POST /EvaluationLinks/files/{file}/text',
  summary: 'The first part of such a file that is text in UTF-8, and whether there is more of it',
  reply: readFile.reply,
});

export const keepEvaluationDraft = endpoint({
  ...byLink,
  route: 'POST /EvaluationLinks/draft',
  summary: 'Keep a half-written evaluation until it is sent with the same link',
  body: v.object({ token, draft: text(20_000) }),
  reply: says('Draft kept.'),
});

export const sendEvaluation = endpoint({
  ...byLink,
  route: 'POST /EvaluationLinks/send',
  summary: 'Evaluate for a company with an emailed link, which ends then',
  reply: says('Thank you. Your evaluation has been sent.'),
  problems: ['link-refused', 'changed', 'move-not-allowed', 'invalid'],
  body: v.object({ token, evaluation: evaluationForm }),
});

export const handOnEvaluation = endpoint({
  ...byLink,
  route: 'POST /EvaluationLinks/hand-on',
  summary: 'Have a colleague evaluate instead: the link ends, and theirs is emailed to them',
  body: v.object({ token, ...linkForm.entries }),
});
