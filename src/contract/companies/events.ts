import * as v from 'valibot';
import type { EventKind } from '../events/event.ts';

const ofCompany = { about: 'company', inHistory: false } as const;
const domain = v.strictObject({ domain: v.string() });
/** The number of the verified company whose name is nearly the same. */
const near = v.number();
/** Written by whoever invites or asks. */
const person = v.strictObject({ name: v.string(), email: v.string() });

/** Events of companies and their people. */
export const companyEventKinds = {
  'company registered': {
    ...ofCompany,
    // Its name then, by which the admins’ list finds it.
    facts: v.strictObject({ name: v.string(), near: v.nullable(near) }),
    tells: { admin: 'company registered' },
  },
  'near name taken': {
    ...ofCompany,
    facts: v.strictObject({ near }),
    tells: { admin: 'company to check' },
  },
  'company verified': { ...ofCompany, facts: v.strictObject({}), tells: { company: 'programme' } },
  'university domain proved': {
    ...ofCompany,
    facts: v.strictObject({ domain: v.string(), isEarlier: v.boolean() }),
    tells: { admin: 'company to check' },
  },
  'domain reviewed again': { ...ofCompany, facts: domain, tells: { company: 'programme' } },
  'domain allowed': { ...ofCompany, facts: domain, tells: { company: 'programme' } },
  'domain refused': { ...ofCompany, facts: domain, tells: { company: 'programme' } },
  'invitation declined': { ...ofCompany, facts: person, tells: { company: 'programme' } },
  'asked to join': { ...ofCompany, facts: person, tells: { company: 'programme' } },
} as const satisfies Record<string, EventKind>;
