import type { Role } from '../../../src/contract/accounts/people.ts';
import type { CallOf, Endpoint } from '../../../src/contract/endpoint.ts';
import { dayIn } from '../../platform/jobs/programme-day.ts';
import type { BuiltApp } from '../built-app.ts';
import { takesPlace } from '../engagements.ts';
import {
  aCompany,
  aFaculty,
  aMember,
  anAdmin,
  aStudent,
  type Someone,
  signedIn,
} from '../people.ts';

const dayMs = 86_400_000;

type Player = Someone & { readonly role: Role };

const names = ['office', 'other', 'lead', 'supervisor', 'vera', 'ada', 'bo', 'cy'] as const;
export type Name = (typeof names)[number];

/** Whoever takes part in the work that is played: the office, a company, staff of a university, and three students. */
export async function players(app: BuiltApp) {
  const { services } = app;
  const office = await anAdmin(services);
  const lead = await aCompany(services);
  const { companyId } = lead;
  const { vera, university } = await aFaculty(app, office);
  const people: Record<Name, Player> = {
    office: { ...office, role: 'Admin' },
    other: { ...(await anAdmin(services)), role: 'Admin' },
    lead: { ...lead, role: 'Company' },
    supervisor: { ...(await aMember(services, companyId, 'Supervisor')), role: 'Company' },
    vera: { ...vera, role: 'Faculty' },
    ada: { ...(await aStudent(services, { university })), role: 'Student' },
    bo: { ...(await aStudent(services, { university, firstName: 'Bo' })), role: 'Student' },
    cy: { ...(await aStudent(services, { firstName: 'Cy' })), role: 'Student' },
  };
  return {
    people,
    companyId,
    /** A call by one of them, or by nobody who is signed in. */
    async does<E extends Endpoint>(who: Name | 'nobody', endpoint: E, input: CallOf<E>) {
      app.passTime(60_000);
      const token = who === 'nobody' ? undefined : people[who].token;
      const { status, body } = await app.call(endpoint, input, token);
      if (status >= 400) throw new Error(`${who}: ${JSON.stringify(body)}`);
    },
    takes: (who: Name, pid: number) => takesPlace(app, people.lead, people[who], pid),
    today: () => dayIn('UTC', services.clock()),
    /** Days pass, everybody signs in anew, and what time does is done. */
    async pass(days: number) {
      app.passTime(days * dayMs);
      for (const name of names) {
        const one = people[name];
        people[name] = { ...one, ...(await signedIn(services, one.id, one.role)) };
      }
      for (const jobs of [services.workJobs, services.evaluationJobs, services.credentialJobs])
        await jobs.sweep();
    },
  };
}

export type Players = Awaited<ReturnType<typeof players>>;
