import * as v from 'valibot';
import { timelineEntry } from '../applications/applications.ts';
import { applicationStatuses } from '../applications/moves.ts';
import { endpoint, says } from '../endpoint.ts';
import { happening } from '../engagements/history.ts';
import { id, text, textUpTo } from '../fields.ts';
import { requiredMarkdown } from '../markdown.ts';
import { pageEntries, upTo } from '../paging.ts';
import { instant } from '../time.ts';

const messageTextAtMost = 4_000;
/** Minutes within which a message can be changed. */
export const editableMinutes = 15;
/** Length of the beginning of a message in a list. */
export const excerptAtMost = 160;
/** Messages and happenings of one answer. */
export const entriesAtMost = 30;
/** Unread messages are counted so far. */
export const unreadCountedAtMost = 100;

/** Those between whom conversations are: the student, the company, and the academic supervisor. */
const participants = { Student: 'own', Company: 'own', Faculty: 'own' } as const;

const conversationEntries = {
  /** The number of its application, which is the work’s too. */
  id: v.number(),
  project: textUpTo(254),
  company: textUpTo(254),
  student: textUpTo(254),
  status: v.picklist(applicationStatuses),
  /** Messages by others that the caller has not seen. */
  unread: v.number(),
};

const conversation = v.object({
  ...conversationEntries,
  /** The newest message; its text is empty if it was taken back. */
  latest: v.object({
    at: instant,
    by: v.nullable(v.string()),
    isOwn: v.boolean(),
    excerpt: textUpTo(excerptAtMost),
  }),
});
export type Conversation = v.InferOutput<typeof conversation>;

const numbered = { id: v.number() };

/** A message as its readers see it. */
const message = v.object({
  ...numbered,
  kind: v.literal('message'),
  at: instant,
  /** ‘Mara Lindt at Voltara’, or a student’s name; null for somebody who is gone. */
  by: v.nullable(v.string()),
  isOwn: v.boolean(),
  /** Markdown; empty if it was taken back. */
  text: textUpTo(messageTextAtMost),
  editedAt: v.nullable(instant),
  isTakenBack: v.boolean(),
});
export type Message = v.InferOutput<typeof message>;

/** What was written, and between it what happened to the application and in the work. */
const entry = v.variant('kind', [
  message,
  v.object({ ...timelineEntry.entries, ...numbered, kind: v.literal('move') }),
  v.object({ ...happening.entries, kind: v.literal('work') }),
]);
export type Entry = v.InferOutput<typeof entry>;

const openConversation = v.object({
  ...conversationEntries,
  /** Of the university, who reads and writes too; null for nobody. */
  academicSupervisor: v.nullable(v.string()),
  /** Oldest first. */
  entries: upTo(entriesAtMost, entry),
  hasEarlier: v.boolean(),
});
export type OpenConversation = v.InferOutput<typeof openConversation>;

export const messageForm = v.object({
  text: requiredMarkdown('Write a message.', messageTextAtMost),
});
export type MessageForm = v.InferOutput<typeof messageForm>;

export const listConversations = endpoint({
  route: 'GET /Conversations',
  summary: 'The caller’s conversations in which something was written, the newest first',
  audience: participants,
  query: v.object({ ...pageEntries, searchText: v.optional(text(200), '') }),
  paged: true,
  reply: { kind: 'json', schema: v.array(conversation) },
});

const entryInQuery = v.pipe(
  v.string(),
  v.regex(/^[1-9][0-9]{0,14}$/, 'This must be the number of an entry.'),
  v.transform(Number),
);

export const getConversation = endpoint({
  route: 'GET /Conversations/{id}',
  summary:
    'The conversation of an application, which goes on as its work’s; the newest entries, or those before one',
  audience: participants,
  query: v.object({ before: v.optional(entryInQuery) }),
  reply: { kind: 'json', schema: openConversation },
});

export const writeMessage = endpoint({
  route: 'POST /Conversations/{id}/messages',
  summary: 'Write a message',
  audience: participants,
  body: messageForm,
  idempotent: true,
  reply: { kind: 'json', schema: v.object({ id }), status: 201 },
  problems: ['move-not-allowed'],
});

export const editMessage = endpoint({
  route: 'PUT /Conversations/{id}/messages/{message}',
  summary: `Change a message of one’s own within ${editableMinutes} minutes`,
  audience: participants,
  body: messageForm,
  reply: says('Message changed.'),
  problems: ['move-not-allowed'],
});

export const takeBackMessage = endpoint({
  route: 'DELETE /Conversations/{id}/messages/{message}',
  summary: 'Take back a message of one’s own; that there was one stays visible',
  audience: participants,
  reply: says('Message taken back.'),
});

export const readConversation = endpoint({
  route: 'PUT /Conversations/{id}/read',
  summary: 'Note up to which message the caller has read',
  audience: participants,
  body: v.object({ upTo: id }),
  reply: says('Noted.'),
});
