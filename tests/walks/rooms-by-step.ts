import { type APIRequestContext, expect } from '@playwright/test';
import { aProject, completes, joins, takesPlace } from '../journeys/company.ts';
import { tokenOf } from '../journeys/demo.ts';
import { aNewcomer, type Newcomer } from '../journeys/newcomer.ts';

interface Company {
  readonly headers: { readonly authorization: string };
}

/** Rooms of a student and a company, by what is to be done next in them. */
export interface Rooms {
  readonly noPlan: number;
  readonly toAnswer: number;
  readonly toDeliver: number;
  readonly toReview: number;
  readonly toObject: number;
  readonly toEvaluate: number;
  readonly toChange: number;
  readonly toHelp: number;
  readonly completed: number;
}

/** A room in which each of the acts can be done. */
export async function rooms(
  request: APIRequestContext,
  company: Company,
  student: Newcomer,
): Promise<Rooms> {
  const send = async (method: 'post' | 'put', path: string, by: Company, data: object) => {
    const answer = await request[method](`/api${path}`, { headers: by.headers, data });
    expect(answer.ok(), await answer.text()).toBe(true);
  };
  const taken = (title: string) => takesPlace(request, company.headers, student, title);
  const proposed = async (title: string) => {
    const id = await taken(title);
    const survey = { title: 'Survey', deliverable: 'Levels of the site.', dueOn: '2131-05-04' };
    const drawing = { title: 'Drawing', deliverable: 'A section.', dueOn: '2131-06-04' };
    await send('post', `/Engagements/${id}/plans`, company, {
      milestones: [survey, drawing],
      after: 0,
    });
    return id;
  };
  const agreed = async (title: string) => {
    const id = await proposed(title);
    await send('put', `/Engagements/${id}/plans/1`, student, { answer: 'agree' });
    return id;
  };
  const delivered = async (title: string) => {
    const id = await agreed(title);
    const data = { words: 'As measured.', links: ['https://drawings.example/weir'], after: 0 };
    await send('post', `/Engagements/${id}/milestones/1/deliveries`, student, data);
    return id;
  };
  const handedInByMate = async () => {
    const mate = await aNewcomer(request, 'Zora');
    const pid = await aProject(request, company.headers, { title: 'A dam for two', places: 2 });
    const dam = { title: 'Concept', deliverable: 'One page.', dueOn: '2131-05-04', by: 'team' };
    const ids: number[] = [];
    for (const each of [student, mate]) {
      const id = await joins(request, company.headers, each, pid);
      ids.push(id);
      await send('post', `/Engagements/${id}/plans`, company, { milestones: [dam], after: 0 });
      await send('put', `/Engagements/${id}/plans/1`, each, { answer: 'agree' });
    }
    const data = { words: 'Two ways, and the better one.', after: 0 };
    await send('post', `/Engagements/${ids[1]}/milestones/1/deliveries`, mate, data);
    return ids[0]!;
  };
  const toChange = await delivered('A quay to draw again');
  await send('put', `/Engagements/${toChange}/milestones/1/deliveries/1/review`, company, {
    verdict: 'ask for changes',
    words: 'To which datum are these levels, and where do the soundings along the wall stand?',
    notes: [],
  });
  const toHelp = await agreed('A pier that waits for drawings');
  const week = (await (await request.get(`/api/Engagements/${toHelp}`, student)).json()).week
    .begins;
  await send('put', `/Engagements/${toHelp}/check-ins/${week}`, student, {
    state: 'Need help',
    sentence: 'The drawings are of 1931.',
  });
  const completed = await taken('A bridge that stands');
  await completes(request, completed, company.headers, student.headers);
  const toEvaluate = await agreed('A lock that is done');
  for (const number of [1, 2])
    await send('put', `/Engagements/${toEvaluate}/milestones/${number}/waiver`, company, {
      reason: 'It was there already.',
    });
  return {
    noPlan: await taken('A weir without a plan'),
    toAnswer: await proposed('A lock to agree on'),
    toDeliver: await agreed('A sluice to draw'),
    toReview: await delivered('A culvert to review'),
    toObject: await handedInByMate(),
    toEvaluate,
    toChange,
    toHelp,
    completed,
  };
}

/** A room that staff of the demo’s university see. */
export async function aRoomSeen(request: APIRequestContext): Promise<number> {
  const headers = { authorization: `Bearer ${await tokenOf(request, 'faculty')}` };
  const list = await request.get('/api/Engagements?pageSize=1', { headers });
  return (await list.json())[0].id;
}

/** The dialogs of a room: whose area, in which room, and what opens it. */
export const roomDialogs = [
  ['company', 'noPlan', 'Propose a plan'],
  ['student', 'toAnswer', 'Agree'],
  ['student', 'toAnswer', 'Ask for a change'],
  ['student', 'toDeliver', 'Hand in “Survey”'],
  ['student', 'toObject', 'Object'],
  ['company', 'toReview', 'Approve'],
  ['company', 'toReview', 'Ask for changes'],
  ['company', 'toDeliver', 'No longer needed'],
  ['company', 'toEvaluate', 'Write your evaluation'],
  ['student', 'toEvaluate', 'Write your evaluation'],
  ['admin', 'toDeliver', 'End this work early'],
] as const satisfies readonly (readonly ['company' | 'student' | 'admin', keyof Rooms, string])[];
