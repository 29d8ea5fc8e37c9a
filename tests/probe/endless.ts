import { endpoints } from '../../src/contract/endpoints.ts';
import { type Case, seen } from './case.ts';

const atMost = 256 * 1024;
const proposals = 300;

/** As large as a plan may be; what the team has handed in already stays in it. */
const milestones = Array.from({ length: 20 }, (_, at) => ({
  ...(at === 0 ? { number: 1, title: 'Concept', by: 'team' as const } : { title: `Part ${at}` }),
  deliverable: 'x'.repeat(2_000),
  dueOn: '2150-03-01',
}));

/** What grows with every act of one person must not be read by everybody ever after. */
export const endless: readonly Case[] = [
  {
    area: 'endless',
    tried: `${proposals} proposals of a plan, as far as they are taken, and then the room`,
    isLong: true,
    async run({ people, call, server }) {
      const { owner, engagements } = people.world;
      const params = { id: engagements.team };
      const room = () => call(endpoints.getEngagement, { params }, owner.student.token);
      let after = (await room()).body.plans[0].version;
      for (let sent = 0; sent < proposals; sent += 1) {
        const body = { milestones, after };
        const { status } = await call(endpoints.proposePlan, { params, body }, owner.company.token);
        // So many within an hour.
        if (status === 429) break;
        if (status !== 201) return `proposal ${sent} was answered ${status}`;
        after += 1;
      }
      const answer = await fetch(`${server.origin}/api/Engagements/${params.id}`, {
        headers: { authorization: `Bearer ${owner.student.token}` },
      });
      const bytes = (await answer.arrayBuffer()).byteLength;
      return bytes <= atMost ? seen(answer.status, 200) : `the room is ${bytes} bytes`;
    },
  },
];
