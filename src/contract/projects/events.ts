import * as v from 'valibot';
import type { EventKind } from '../events/event.ts';
import { projectStatuses } from './statuses.ts';

const status = v.picklist(projectStatuses);
const aside = { about: 'project', inHistory: false } as const;

/** Events of projects. */
export const projectEventKinds = {
  'project moved': {
    about: 'project',
    inHistory: true,
    facts: v.strictObject({ from: v.nullable(status), to: status, reason: v.string() }),
    tells: { company: 'project reviewed', admin: 'approval asked' },
  },
  'project given': {
    ...aside,
    facts: v.strictObject({ as: v.picklist(['lead', 'supervisor']) }),
    tells: { company: 'programme' },
  },
  'applications waiting': {
    ...aside,
    facts: v.strictObject({ waiting: v.number(), days: v.number() }),
    tells: { company: 'applications waiting' },
  },
} as const satisfies Record<string, EventKind>;
