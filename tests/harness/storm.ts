import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { anEvaluation } from '../../server/testing/evaluations.ts';
import type { Someone } from '../../server/testing/people.ts';
import type { Side } from '../../src/contract/evaluations/rubric.ts';
import { briefOf } from './brief.ts';
import type { Cast } from './cast.ts';
import { insist, newTally, type Persistent, type Tally } from './persistent.ts';
import { uploadWhatever } from './upload.ts';

/** What the server has said is done. */
export interface Acknowledged {
  /** Titles of projects, remarks of notes; each is written once only. */
  readonly titles: Set<string>;
  readonly remarks: Set<string>;
  /** A student and a project, as `12 at 34`. */
  readonly applications: Set<string>;
  /** Words of deliveries; each is handed in once only. */
  readonly deliveries: Set<string>;
  /** SHA-256 of files that were handed in, each once. */
  readonly files: Set<string>;
  /** Engagements whose request for more time was granted. */
  readonly extensions: Set<string>;
  /** Words of evaluations; each is written once only. */
  readonly evaluations: Set<string>;
  /** Messages of conversations, each written once. */
  readonly messages: Set<string>;
}

export interface Storm {
  readonly acknowledged: Acknowledged;
  readonly tally: Tally;
  /** Ends once every act that was begun is decided. */
  end(): Promise<void>;
}

const sha256Of = (content: Uint8Array) => createHash('sha256').update(content).digest('hex');

/** Students who apply to one project; more than it has places. */
export const applicantsEach = 4;
export const places = 2;

/**
 * Companies post projects and write notes, students apply, companies offer to everybody and students accept, plan,
 * deliver, are reviewed and evaluate each other, several at once, until told to stop. What gets no answer is sent again with the same key.
 */
export function raise(cast: Cast, origin: () => string, writers = 6): Storm {
  const acknowledged: Acknowledged = {
    titles: new Set(),
    remarks: new Set(),
    applications: new Set(),
    deliveries: new Set(),
    files: new Set(),
    extensions: new Set(),
    evaluations: new Set(),
    messages: new Set(),
  };
  const tally = newTally();
  let ending = false;
  const send = (call: Persistent) => insist(origin, call, tally);

  const expect = (answer: { status: number; body: string }, what: string): boolean => {
    if (answer.status === 201) return true;
    tally.faults.push(`${what} was answered ${answer.status}: ${answer.body.slice(0, 200)}`);
    return false;
  };

  async function post({ token }: Someone): Promise<{ pid: number; title: string } | null> {
    const title = `Storm ${randomUUID()}`;
    const body = { ...briefOf(title), places };
    const call = { method: 'POST', path: '/Projects', token, body, key: randomUUID() } as const;
    const answer = await send(call);
    if (!expect(answer, 'A project')) return null;
    acknowledged.titles.add(title);
    return { pid: JSON.parse(answer.body).pid, title };
  }

  async function note({ token }: Someone, projectTitle: string): Promise<void> {
    const remarks = `Storm ${randomUUID()}`;
    const body = { projectTitle, title: 'Initial Review', remarks };
    const path = '/StatusUpdates';
    const answer = await send({ method: 'POST', path, token, body, key: randomUUID() });
    if (expect(answer, 'A note')) acknowledged.remarks.add(remarks);
  }

  async function apply({ id: studentId, token }: Someone, projectId: number): Promise<void> {
    const body = { studentId, projectId };
    const path = '/RegProjects';
    const answer = await send({ method: 'POST', path, token, body, key: randomUUID() });
    if (expect(answer, 'An application'))
      acknowledged.applications.add(`${studentId} at ${projectId}`);
  }

  /** Offers to every applicant at once and lets each accept: all but `places` must be refused. */
  async function contest(company: Someone, students: readonly Someone[], pid: number) {
    const path = `/RegProjects/project/${pid}`;
    const { body } = await send({ method: 'GET', path, token: company.token });
    const applicants: { applicationId: number; studentId: number }[] = JSON.parse(body);
    await Promise.all(
      applicants.map(async ({ applicationId, studentId }) => {
        const path = `/RegProjects/${applicationId}/status`;
        const { token } = company;
        await send({ method: 'PUT', path, token, body: { event: 'offer' } });
        const student = students.find(({ id }) => id === studentId)!;
        await send({ method: 'PUT', path, token: student.token, body: { event: 'accept' } });
        const room = { method: 'GET', path: `/Engagements/${applicationId}`, token } as const;
        // Who came too late for a place has none.
        if ((await send(room)).status !== 200) return;
        await talk([company, student], applicationId);
        await work(company, student, applicationId);
      }),
    );
  }

  /** Everybody writes twice, at the same time. */
  async function talk(people: readonly Someone[], id: number): Promise<void> {
    const path = `/Conversations/${id}/messages`;
    const writing = [...people, ...people].map(async ({ token }) => {
      const text = `Storm ${randomUUID()}`;
      const answer = await send({ method: 'POST', path, token, body: { text }, key: randomUUID() });
      // Accounts that are new write so many in an hour.
      if (answer.status === 429) return;
      if (expect(answer, 'A message')) acknowledged.messages.add(text);
    });
    await Promise.all(writing);
  }

  /** A plan, more time, a delivery with a file that comes back, and a second one that is approved. */
  async function work({ token: company }: Someone, { token: student }: Someone, id: number) {
    const room = `/Engagements/${id}`;
    const milestones = [{ title: 'Survey', deliverable: 'Levels.', dueOn: '2150-03-01' }];
    const proposal = { token: company, body: { milestones, after: 0 }, key: randomUUID() };
    const proposed = await send({ method: 'POST', path: `${room}/plans`, ...proposal });
    if (!expect(proposed, 'A plan')) return;
    const agree = { token: student, body: { answer: 'agree' } };
    await send({ method: 'PUT', path: `${room}/plans/1`, ...agree });
    await moreTime(company, student, id);
    const name = 'levels.bin';
    const content = randomBytes(150_000);
    const uploading = { origin, token: student, engagement: id, name, content };
    const file = await uploadWhatever(uploading, { pieceBytes: 60_000 }, tally);
    const path = `${room}/milestones/1/deliveries`;
    for (const [version, verdict] of [
      [1, 'ask for changes'],
      [2, 'approve'],
    ] as const) {
      const words = `Storm ${randomUUID()}`;
      const files = version === 1 ? [file.id] : [];
      const body = { words, files, after: version - 1 };
      const handedIn = { token: student, body, key: randomUUID() };
      const delivered = await send({ method: 'POST', path, ...handedIn });
      if (!expect(delivered, 'A delivery')) return;
      acknowledged.deliveries.add(words);
      if (version === 1) acknowledged.files.add(sha256Of(content));
      const review = { token: company, body: { verdict, words: 'Read.' } };
      await send({ method: 'PUT', path: `${path}/${version}/review`, ...review });
    }
    // Of every other work only the company writes, so that it stays sealed.
    await Promise.all([
      evaluate('company', company, id),
      id % 2 === 0 && evaluate('student', student, id),
    ]);
  }

  async function evaluate(side: Side, token: string, id: number): Promise<void> {
    const words = `Storm ${randomUUID()}`;
    const path = `/Engagements/${id}/evaluations/final`;
    const { status } = await send({
      method: 'PUT',
      path,
      token,
      body: anEvaluation(side, { words }),
    });
    // One that is sent again after the other side's has opened both is refused.
    if (status === 200) acknowledged.evaluations.add(words);
  }

  async function moreTime(company: string, student: string, id: number): Promise<void> {
    const path = `/Engagements/${id}/milestones/1/extensions`;
    const moved = [{ number: 1, dueOn: '2150-03-08' }];
    const ask = { dueOn: '2150-03-08', movesLater: false, moved, reason: 'An exam.' };
    const asking = { method: 'POST', path, token: student, body: ask, key: randomUUID() } as const;
    if (!expect(await send(asking), 'A request for more time')) return;
    const grant = { answer: 'grant', movesLater: false, moved };
    await send({ method: 'PUT', path: `${path}/1`, token: company, body: grant });
    acknowledged.extensions.add(String(id));
  }

  async function write(number: number): Promise<void> {
    const company = cast.companies[number % cast.companies.length]!;
    for (let turn = number; !ending; turn += 1) {
      const posted = await post(company);
      if (!posted) return;
      await note(company, posted.title);
      const from = (turn * applicantsEach) % cast.students.length;
      const students = cast.students.slice(from, from + applicantsEach);
      await Promise.all(students.map((student) => apply(student, posted.pid)));
      await contest(company, students, posted.pid);
    }
  }

  const writing = Array.from({ length: writers }, (_, number) =>
    write(number).catch((error: Error) => void tally.faults.push(error.message)),
  );
  return {
    acknowledged,
    tally,
    async end() {
      ending = true;
      await Promise.all(writing);
    },
  };
}
