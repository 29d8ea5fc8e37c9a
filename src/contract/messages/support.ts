import * as v from 'valibot';
import { endpoint, says } from '../endpoint.ts';
import { id, requiredText, text } from '../fields.ts';
import { upTo } from '../paging.ts';
import { choice, tableEntries } from '../table.ts';
import { instant } from '../time.ts';

export const messageStates = ['open', 'answered', 'closed'] as const;
export type MessageState = (typeof messageStates)[number];

/** Replies to one message at most; more can go by mail. */
export const repliesAtMost = 20;

/** A message of the contact form as the team sees it. */
const supportMessage = v.object({
  id: v.number(),
  name: v.string(),
  email: v.string(),
  subject: v.string(),
  message: v.string(),
  receivedAt: instant,
  state: v.picklist(messageStates),
  /** The admin who takes care of it; null for nobody yet. */
  assignedTo: v.nullable(v.object({ id: v.number(), name: v.string() })),
  /** For the team alone. */
  note: v.string(),
  /** Another one as soon as its state, its assignee or its note is; who changes one names the version they read. */
  version: v.string(),
  replies: upTo(repliesAtMost, v.object({ at: instant, by: v.string(), message: v.string() })),
});
export type SupportMessage = v.InferOutput<typeof supportMessage>;

const audience = { Admin: 'any' } as const;
export const listMessages = endpoint({
  route: 'GET /Contactus',
  summary: 'Contact messages, newest first',
  audience,
  query: v.object({
    ...tableEntries(['receivedAt', 'subject', 'name']),
    state: choice(messageStates, 'Choose a state.'),
    mine: choice(['true'], 'This must be true or left out.'),
  }),
  paged: true,
  reads: 'replica',
  reply: { kind: 'json', schema: v.array(supportMessage) },
});

export const updateMessage = endpoint({
  route: 'PUT /Contactus/{id}',
  summary: 'Set a message’s state, assignee and internal note',
  audience,
  body: v.object({
    state: v.optional(v.picklist(messageStates, 'Choose a state.')),
    assignedTo: v.optional(v.nullable(id)),
    note: v.optional(text(5000)),
  }),
  versioned: true,
  problems: ['changed'],
  reply: { kind: 'json', schema: supportMessage },
});

export const replyToMessage = endpoint({
  route: 'POST /Contactus/{id}/replies',
  summary: 'Reply to a message by email and mark it as answered',
  audience,
  body: v.object({ message: requiredText('Message is required.', 5000) }),
  idempotent: true,
  reply: { kind: 'json', schema: supportMessage, status: 201 },
  problems: ['move-not-allowed'],
});

export const deleteMessage = endpoint({
  route: 'DELETE /Contactus/{id}',
  summary: 'Delete a message with its replies',
  audience,
  reply: says('Message deleted.'),
});
