import * as v from 'valibot';
import { endpoint, says } from '../endpoint.ts';
import { requiredText, text, textUpTo } from '../fields.ts';
import { upTo } from '../paging.ts';
import { instant } from '../time.ts';
import { sides } from './rubric.ts';

const yesOrNo = v.picklist(['yes', 'no'], 'Choose yes or no.');

/** Questions to each side about work that ended early. Only admins and the author’s side read the answers. */
export const endForm = v.object({
  why: requiredText('Write a sentence or two.', 1000),
  /** True if the agreement was clear from the start. */
  clear: yesOrNo,
  /** True if they would work together again. */
  again: yesOrNo,
  toOffice: text(1000),
});

const endAnswer = v.object({
  ...endForm.entries,
  why: textUpTo(1000),
  toOffice: textUpTo(1000),
  side: v.picklist(sides),
  /** ‘Mara Lindt at Voltara’; null if they are gone. */
  by: v.nullable(textUpTo(400)),
  at: instant,
});
export type EndAnswer = v.InferOutput<typeof endAnswer>;

export const earlyEnd = v.object({
  /** The last day on which the reader’s side may answer, such as `2031-05-04`; null where it may not, or has. */
  until: v.nullable(v.string()),
  /** Answers of the reader’s side; an admin gets both. */
  answers: upTo(sides.length, endAnswer),
});
export type EarlyEnd = v.InferOutput<typeof earlyEnd>;

export const answerEarlyEnd = endpoint({
  route: 'PUT /Engagements/{id}/early-end',
  summary: 'Tell the programme’s office alone why work has ended early, within 14 days; once',
  audience: { Student: 'own', Company: 'own' },
  memberAct: 'follow the work',
  body: endForm,
  reply: says('Answers saved.'),
  problems: ['move-not-allowed'],
});
