import type { FastifyInstance } from 'fastify';
import { endpoints } from '../../src/contract/endpoints.ts';
import { changeEmail } from '../accounts/change-email.ts';
import type { Person } from '../accounts/person.ts';
import { register } from '../accounts/registration/register.ts';
import { audit } from '../audit/audit.ts';
import { changes } from '../audit/rules.ts';
import { badField, orNotFound, Problem } from '../http/problem.ts';
import { serve } from '../http/serve.ts';
import { tidySkills } from '../projects/rules.ts';
import type { Services } from '../services.ts';
import { addStudent, findStudent, updateStudent } from './repository.ts';
import { nameOf, written } from './rules.ts';

/** Students register, read who they are, and change it. */
export async function students(app: FastifyInstance, { services }: { services: Services }) {
  const { db } = services;

  serve(app, endpoints.registerStudent, async ({ body }, { request }) => {
    const { email, password, ...profile } = body;
    const applicant = { email, password, role: 'Student' } as const;
    return register(services, request, applicant, (transaction, id, now) =>
      addStudent(transaction, id, profile, now),
    );
  });

  for (const endpoint of [endpoints.me, endpoints.current]) {
    serve(app, endpoint, async (_, { person }) =>
      orNotFound(await findStudent(db, person.accountId)),
    );
  }

  serve(app, endpoints.updateStudent, async ({ params, body }, { person }) => {
    ownOnly(person, params.sId);
    return db.transaction().execute(async (transaction) => {
      const before = orNotFound(await findStudent(transaction, params.sId));
      if (body.email.toLowerCase() !== before.email.toLowerCase()) {
        if (person.role === 'Student')
          throw badField('email', 'Ask the programme’s team to change your email address.');
        await changeEmail(transaction, params.sId, body.email);
      }
      const skills = body.skills === undefined ? {} : { skills: tidySkills(body.skills) };
      await updateStudent(transaction, params.sId, { ...body, ...skills });
      const after = orNotFound(await findStudent(transaction, params.sId));
      const subject = { kind: 'student', subjectId: params.sId, subject: nameOf(after) } as const;
      const change = changes(written(before), written(after));
      await audit(transaction, {
        by: person,
        at: services.clock(),
        act: 'changed',
        ...subject,
        ...change,
      });
      return after;
    });
  });
}

/** @throws {Problem} `forbidden` for a student who names another one */
export function ownOnly(person: Person, studentId: number): void {
  if (person.role === 'Student' && person.accountId !== studentId) throw new Problem('forbidden');
}
