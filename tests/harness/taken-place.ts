import { randomUUID } from 'node:crypto';
import type { Someone } from '../../server/testing/people.ts';
import { briefOf } from './brief.ts';
import type { Cast } from './cast.ts';
import { insist, type Persistent, type Tally } from './persistent.ts';

/** A place that the first student of a cast has taken with its first company, with an agreed plan of one milestone. */
export async function takenPlace(
  origin: () => string,
  { companies: [company], students: [student] }: Cast,
  tally: Tally,
): Promise<{ engagement: number; company: Someone; student: Someone }> {
  if (!company || !student) throw new Error('The cast is empty.');
  const send = async (call: Omit<Persistent, 'key'>) => {
    const { status, body } = await insist(origin, { ...call, key: randomUUID() }, tally);
    if (status >= 300) throw new Error(`${call.path} was answered ${status}: ${body}`);
    return body;
  };
  const brief = briefOf(`Storm ${randomUUID()}`);
  const [hers, his] = [company.token, student.token];
  const posted = await send({ method: 'POST', path: '/Projects', token: hers, body: brief });
  const projectId = JSON.parse(posted).pid;
  const application = { studentId: student.id, projectId };
  await send({ method: 'POST', path: '/RegProjects', token: his, body: application });
  const list = { method: 'GET', path: `/RegProjects/project/${projectId}`, token: hers } as const;
  const [{ applicationId: engagement }] = JSON.parse(await send(list));
  const move = `/RegProjects/${engagement}/status`;
  await send({ method: 'PUT', path: move, token: hers, body: { event: 'offer' } });
  await send({ method: 'PUT', path: move, token: his, body: { event: 'accept' } });
  const milestones = [{ title: 'Survey', deliverable: 'Levels.', dueOn: '2150-03-01' }];
  const plans = `/Engagements/${engagement}/plans`;
  await send({ method: 'POST', path: plans, token: hers, body: { milestones, after: 0 } });
  await send({ method: 'PUT', path: `${plans}/1`, token: his, body: { answer: 'agree' } });
  return { engagement, company, student };
}
