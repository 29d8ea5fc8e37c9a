import * as v from 'valibot';
import { endpoint, says } from '../endpoint.ts';
import { id, requiredText, textUpTo } from '../fields.ts';
import { webAddress } from '../links.ts';
import { markdown, requiredMarkdown } from '../markdown.ts';
import { pageEntries, upTo } from '../paging.ts';
import { dayOnly, instant } from '../time.ts';
import { versionRead } from '../version-read.ts';
import { extension } from './extensions.ts';
import { deliveredFile, filesAtMost } from './files.ts';
import { matesAtMost, milestoneBy } from './plans.ts';

export const reviewNotesAtMost = 50;

const noteLength = 1_000;

/** A note on one place in a delivery. */
export const noteWords = requiredMarkdown('Write the note, or remove it.', noteLength);

/** A note about a line of its words, counted from 1, or about a file of it, by its number; with its own words, in Markdown. */
const noteOf = <Words extends v.GenericSchema<string>>(words: Words) =>
  v.variant(
    'about',
    [
      v.object({ about: v.literal('line'), line: id, words }),
      v.object({ about: v.literal('file'), file: id, words }),
    ],
    'A note must be about a line or a file.',
  );
const reviewNote = noteOf(textUpTo(noteLength));
export type ReviewNote = v.InferOutput<typeof reviewNote>;

/** The lines of a delivery’s words as they were written; none where there are no words. */
export const linesOf = (words: string): string[] => (words === '' ? [] : words.split(/\r\n|\r|\n/));

/** Limit of objections to one version. By then the company knows that something is wrong. */
export const objectionsAtMost = 20;

/** A team-mate's objection to a version handed in for the team. `machines/lifecycle/objection.ts` has the rule. */
const objection = v.object({
  by: v.string(),
  /** True if the student of this room wrote it. */
  byStudent: v.boolean(),
  reason: textUpTo(1_000),
  at: instant,
});

/** State of a milestone of the agreed plan. `machines/lifecycle/milestone.ts` has the transitions. */
export const milestoneStates = [
  'Planned',
  'Submitted',
  'Changes asked for',
  'Approved',
  'Waived',
] as const;
export type MilestoneState = (typeof milestoneStates)[number];

const verdicts = ['approve', 'ask for changes'] as const;
export type Verdict = (typeof verdicts)[number];

const review = v.object({
  verdict: v.picklist(verdicts),
  /** In Markdown; empty where none was given. */
  words: textUpTo(5_000),
  /** Notes on single lines. */
  notes: upTo(reviewNotesAtMost, reviewNote),
  at: instant,
  by: v.nullable(v.string()),
});

const linksAtMost = 10;

const handedIn = {
  /** From 1; the newest counts. */
  version: v.number(),
  at: instant,
  by: v.nullable(v.string()),
  /** True if the student of this room handed it in; false if a team-mate did for the team. */
  byStudent: v.boolean(),
};

/** A delivery. It never changes. */
export const delivery = v.object({
  ...handedIn,
  /** In Markdown. */
  words: v.string(),
  links: upTo(linksAtMost, v.string()),
  files: upTo(filesAtMost, deliveredFile),
  /** Hash of its words, links and files, in hexadecimal. */
  sha256: v.string(),
  review: v.nullable(review),
  /** By team-mates, the first one first. */
  objections: upTo(objectionsAtMost, objection),
});
export type Delivery = v.InferOutput<typeof delivery>;
export type Review = v.InferOutput<typeof review>;

export const milestone = v.object({
  number: v.number(),
  title: textUpTo(120),
  deliverable: v.string(),
  by: v.picklist(milestoneBy),
  /** Team-mates who share the milestone, by name, the first eight. */
  mates: upTo(matesAtMost, textUpTo(201)),
  dueOn: dayOnly,
  /** The day that was agreed first. */
  firstDueOn: dayOnly,
  state: v.picklist(milestoneStates),
  /** Start of this state. */
  since: instant,
  /** Empty unless it is Waived. */
  waivedBecause: textUpTo(500),
  /** Number of versions delivered, and the current one; null before the first. `listDeliveries` has their content. */
  versions: v.number(),
  delivery: v.nullable(
    v.object({
      ...handedIn,
      /** True if the student of this room has objected to it. */
      objected: v.boolean(),
    }),
  ),
  /** The request for more time that is open, or was refused last; null for none. */
  extension: v.nullable(extension),
});
export type Milestone = v.InferOutput<typeof milestone>;

export const versionsAtMost = 50;

/** A delivery has words, links, files, or several of these. */
export const hasContent = (
  delivery: Readonly<Record<'words' | 'links' | 'files', string | readonly unknown[]>>,
): boolean => delivery.words.length + delivery.links.length + delivery.files.length > 0;
export const contentMissing = 'Describe what you deliver, or add a link or a file.';

/** `after` is the newest version the student has read; 0 for none. */
export const deliveryForm = v.pipe(
  v.object({
    words: v.optional(markdown(10_000), ''),
    links: v.optional(
      v.pipe(v.array(webAddress), v.maxLength(linksAtMost, `Use at most ${linksAtMost} links.`)),
      [],
    ),
    /** By their numbers: of those the student has uploaded and not handed in yet, and of the version before. */
    files: v.optional(
      v.pipe(v.array(id), v.maxLength(filesAtMost, `Hand in at most ${filesAtMost} files.`)),
      [],
    ),
    after: versionRead,
  }),
  v.forward(
    v.check((delivery) => hasContent(delivery), contentMissing),
    ['words'],
  ),
);
export type DeliveryForm = v.InferOutput<typeof deliveryForm>;

export const deliver = endpoint({
  route: 'POST /Engagements/{id}/milestones/{number}/deliveries',
  summary: 'Hand in a version for a milestone; the newest one counts',
  audience: { Student: 'own' },
  body: deliveryForm,
  idempotent: true,
  reply: says('Delivered.', 201),
  problems: ['newer-version', 'engagement-over', 'move-not-allowed', 'invalid'],
});

export const listDeliveries = endpoint({
  route: 'GET /Engagements/{id}/milestones/{number}/deliveries',
  summary: 'Every version handed in for a milestone with its review, newest first',
  audience: { Student: 'own', Company: 'own', Faculty: 'own', Admin: 'any' },
  query: v.object(pageEntries),
  paged: true,
  reply: { kind: 'json', schema: v.array(delivery) },
});

export const reviewNotes = <Note extends v.GenericSchema>(note: Note) =>
  v.pipe(
    v.array(note),
    v.maxLength(reviewNotesAtMost, `Write at most ${reviewNotesAtMost} notes.`),
  );

/** A request for changes says which, in words or notes. */
export const saysWhat = ({
  verdict,
  words,
  notes,
}: {
  readonly verdict: Verdict;
  readonly words: string;
  readonly notes: readonly unknown[];
}): boolean => verdict === 'approve' || words !== '' || notes.length > 0;
export const changesMissing = 'Say what should change, here or in a note.';

export const reviewForm = v.pipe(
  v.object({
    verdict: v.picklist(verdicts, 'This must be approve, or ask for changes.'),
    words: v.optional(markdown(5000), ''),
    notes: v.optional(reviewNotes(noteOf(noteWords)), []),
  }),
  v.forward(
    v.check((review) => saysWhat(review), changesMissing),
    ['words'],
  ),
);
export type ReviewForm = v.InferOutput<typeof reviewForm>;

const byProgramme = { Company: 'own', Admin: 'any' } as const;

export const reviewDelivery = endpoint({
  route: 'PUT /Engagements/{id}/milestones/{number}/deliveries/{version}/review',
  summary: 'Approve the version that counts, or ask for changes to it',
  audience: byProgramme,
  memberAct: 'follow the work',
  body: reviewForm,
  reply: says('Delivery reviewed.'),
  problems: ['newer-version', 'engagement-over', 'move-not-allowed', 'invalid'],
});

export const waiveMilestone = endpoint({
  route: 'PUT /Engagements/{id}/milestones/{number}/waiver',
  summary: 'Say that a milestone is not needed any more, and why',
  audience: byProgramme,
  memberAct: 'follow the work',
  body: v.object({ reason: requiredText('Say why it is not needed any more.', 500) }),
  reply: says('Milestone waived.'),
  problems: ['engagement-over', 'move-not-allowed'],
});

export const objectToDelivery = endpoint({
  route: 'POST /Engagements/{id}/milestones/{number}/deliveries/{version}/objection',
  summary:
    'Object to the version that a team-mate has handed in for the team, once, within 24 hours and before its review',
  audience: { Student: 'own' },
  body: v.object({ reason: requiredText('Say what you object to.', 1000) }),
  reply: says('Objection noted.'),
  problems: ['newer-version', 'engagement-over', 'move-not-allowed', 'invalid'],
});
