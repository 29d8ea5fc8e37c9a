import * as v from 'valibot';
import type { Role } from './accounts/people.ts';
import { endpoint, everyone } from './endpoint.ts';
import { idInPath, textUpTo } from './fields.ts';
import { pageEntries, upTo } from './paging.ts';
import { instant } from './time.ts';

/**
 * Notifications by kind: their label, their role, and if they also go by mail by default. Mail is for deadlines and
 * decisions.
 */
export const notificationKinds = {
  'offer received': { words: 'You are offered a place', role: 'Student', byMail: true },
  'application moved': { words: 'Your application changes status', role: 'Student', byMail: true },
  'project news': { words: 'Your project has an update', role: 'Student', byMail: false },
  'from university': {
    words: 'Your university recommends you or supervises your work',
    role: 'Student',
    byMail: false,
  },
  'work answered': {
    words: 'Your company proposes a plan, reviews a delivery or answers a check-in',
    role: 'Student',
    byMail: true,
  },
  'team work': {
    words: 'A team-mate hands in for your team, or objects to what you handed in',
    role: 'Student',
    byMail: true,
  },
  'work due': {
    words: 'A delivery, an answer or a check-in of yours is due',
    role: 'Student',
    byMail: true,
  },
  'place to confirm': {
    words: 'A student accepts a place that you confirm, or names another university',
    role: 'Faculty',
    byMail: true,
  },
  'work to evaluate': {
    words: 'The work of a student you supervise is ready to evaluate',
    role: 'Faculty',
    byMail: true,
  },
  'application received': {
    words: 'A student applies to a project',
    role: 'Company',
    byMail: false,
  },
  'offer answered': {
    words: 'A student answers an offer or withdraws',
    role: 'Company',
    byMail: true,
  },
  'work received': {
    words: 'A student answers a plan, hands in a delivery, or asks for help or what may be shown',
    role: 'Company',
    byMail: true,
  },
  'review due': {
    words: 'A plan or a review of yours is due',
    role: 'Company',
    byMail: true,
  },
  'applications waiting': {
    words: 'Applications have been waiting two weeks for your answer',
    role: 'Company',
    byMail: true,
  },
  'message written': {
    words: 'Somebody writes to you in a conversation',
    role: null,
    byMail: true,
  },
  'term dates': { words: 'A date in your term is three days away', role: null, byMail: true },
  'project reviewed': {
    words: 'Your project is approved or returned, or its status changes with the work',
    role: 'Company',
    byMail: true,
  },
  'approval asked': { words: 'A project is waiting for approval', role: 'Admin', byMail: true },
  'company registered': { words: 'A company registers', role: 'Admin', byMail: false },
  'company to check': {
    words: 'A company proves a university’s domain, or takes a name like a verified company’s',
    role: 'Admin',
    byMail: true,
  },
  'message received': {
    words: 'Somebody sends a message with the contact form',
    role: 'Admin',
    byMail: false,
  },
  'run finished': { words: 'An assignment run finishes', role: 'Admin', byMail: false },
  'office letter': {
    words: 'The programme’s office writes to you about work under way',
    role: null,
    byMail: true,
  },
  programme: { words: 'News from the programme', role: null, byMail: false },
} as const satisfies Record<string, { words: string; role: Role | null; byMail: boolean }>;
export type NotificationKind = keyof typeof notificationKinds;
const kinds = Object.keys(notificationKinds) as NotificationKind[];

/** The longest message of a notification; what is longer is cut where it is read. */
export const messageAtMost = 1_800;

const notification = v.object({
  id: v.number(),
  title: textUpTo(254),
  message: textUpTo(messageAtMost),
  date: instant,
  kind: v.picklist(kinds),
  /** An address of this site, empty when it leads nowhere. */
  link: textUpTo(200),
  /** When its reader dismissed it; null while it is new. */
  readAt: v.nullable(instant),
});
export type Notification = v.InferOutput<typeof notification>;

/** Open notifications listed. */
export const openAtMost = 100;

export const listNotifications = endpoint({
  route: 'GET /Notifications',
  summary: 'The caller’s open notifications, newest first, at most 100',
  audience: everyone,
  reply: { kind: 'json', schema: upTo(openAtMost, notification) },
});

export const listEarlierNotifications = endpoint({
  route: 'GET /Notifications/earlier',
  summary: 'The notifications the caller has dismissed within a year, newest first',
  audience: everyone,
  query: v.object(pageEntries),
  paged: true,
  reads: 'replica',
  reply: { kind: 'json', schema: v.array(notification) },
});

export const dismissNotification = endpoint({
  route: 'DELETE /Notifications/{id}',
  summary: 'Dismiss one notification, or with `all` every one',
  audience: everyone,
  params: v.object({
    id: v.union([v.literal('all'), idInPath], 'This notification does not exist.'),
  }),
});

/** Something that a page of the caller may show is not as it was: where, and which. What it is now is read again. */
export interface Change {
  readonly room: string;
  readonly id: number;
}

export const streamNotifications = endpoint({
  route: 'GET /Notifications/stream',
  summary:
    'The open notifications, sent again whenever they change (server-sent events named `notifications`), and `changed` with `{room, id}` whenever something else of the caller’s changes',
  audience: everyone,
  reply: { kind: 'events', schema: upTo(openAtMost, notification) },
});

const choice = v.object({ kind: v.picklist(kinds), onPage: v.boolean(), byMail: v.boolean() });
export type NotificationChoice = v.InferOutput<typeof choice>;

export const listChoices = endpoint({
  route: 'GET /Notifications/choices',
  summary: 'How the caller gets each kind of notification',
  audience: everyone,
  reply: { kind: 'json', schema: upTo(kinds.length, choice) },
});

export const setChoice = endpoint({
  route: 'PUT /Notifications/choices',
  summary: 'Choose how one kind of notification is delivered: page, email, both or neither',
  audience: everyone,
  body: choice,
  reply: { kind: 'json', schema: upTo(kinds.length, choice) },
});
