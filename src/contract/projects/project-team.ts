import * as v from 'valibot';
import { membersAtMost } from '../companies/members.ts';
import { endpoint } from '../endpoint.ts';
import { id } from '../fields.ts';
import { upTo } from '../paging.ts';

const person = v.object({ accountId: v.number(), name: v.string() });

export const projectTeam = v.object({
  /** Null where nobody signs in for the company. */
  lead: v.nullable(person),
  supervisors: upTo(membersAtMost, person),
  /** Another one as soon as anybody else leads or supervises; who changes that names the one they read. */
  version: v.string(),
});
export type ProjectTeam = v.InferOutput<typeof projectTeam>;

const teamForm = v.object({
  leadId: id,
  supervisorIds: v.pipe(v.array(id), v.maxLength(membersAtMost, 'Choose fewer people.')),
});
export type TeamForm = v.InferOutput<typeof teamForm>;

export const saveProjectTeam = endpoint({
  route: 'PUT /Projects/{pid}/team',
  summary: 'Choose who leads a project and who supervises it; anybody new to it is notified',
  audience: { Company: 'own' },
  memberAct: 'run projects',
  body: teamForm,
  versioned: true,
  problems: ['changed'],
  reply: { kind: 'json', schema: projectTeam },
});
