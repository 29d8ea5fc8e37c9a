import type { FastifyInstance } from 'fastify';
import { endpoints } from '../../../src/contract/endpoints.ts';
import { type Command, changing, commandIn, type Services } from '../../platform/calls/command.ts';
import { once } from '../../platform/calls/idempotency.ts';
import { serve } from '../../platform/calls/serve.ts';
import { pipelined } from '../../platform/database/postgresql/shared-connections.ts';
import { countBoardOf, countEndedOf, listBoardOf } from './board/listing.ts';
import { remind, remindCompany } from './board/remind.ts';
import { writeAboutWork } from './board/write.ts';
import { checkInsOf } from './check-ins/listing.ts';
import { answerCheckIn, saveCheckIn } from './check-ins/save.ts';
import { deliver } from './deliveries/deliver.ts';
import { deliveriesOf } from './deliveries/listing.ts';
import { object } from './deliveries/object.ts';
import { review, waive } from './deliveries/review.ts';
import { historyOf } from './events/history.ts';
import { acceptAnotherDay, askForTime, withdrawExtension } from './extensions/ask.ts';
import { answerExtension, giveTime } from './extensions/grant.ts';
import { listOfPerson } from './listing.ts';
import { findEngagement } from './lock.ts';
import { answerPlan } from './plan/answer.ts';
import { agreedPlans, ownPlans, plansOf } from './plan/listing.ts';
import { proposePlan } from './plan/propose.ts';
import { readRoom } from './room.ts';

/** Serves the work on accepted applications: plans, deliveries and reviews, for each side. */
export async function engagements(app: FastifyInstance, { services }: { services: Services }) {
  const { db, clock, timeZone, replicas } = services;
  type Call = Parameters<typeof once>[1] & { person: Command['by'] };
  /** Adds something once for each key, and says so. */
  const add = (call: Call, sentence: string, verb: (command: Command) => Promise<void>) =>
    once(services, call, async (transaction) => {
      await verb(commandIn(services, transaction, call.person));
      return sentence;
    });
  const change = changing(services);

  const viewer = (person: Command['by']) => ({ person, now: clock(), timeZone });

  serve(app, endpoints.listEngagements, ({ query }, { person, reads }) =>
    listOfPerson(pipelined(reads), viewer(person), query),
  );
  serve(app, endpoints.getEngagement, ({ params }, { person }) =>
    readRoom({ ...services, db: pipelined(db) }, params.id, person),
  );
  serve(app, endpoints.listEngagementHistory, async ({ params, query }, { person, reads }) => {
    await replicas.readNow((db) => findEngagement(db, params.id, person));
    return historyOf(reads, params.id, person.role, query);
  });

  serve(app, endpoints.listBoard, ({ query }, { person, reads }) =>
    listBoardOf(pipelined(reads), viewer(person), query),
  );
  serve(app, endpoints.countBoard, async ({ query }, { person, reads }) => {
    const [running, ended] = await Promise.all([
      countBoardOf(pipelined(reads), viewer(person), query),
      countEndedOf(pipelined(reads), viewer(person), query),
    ]);
    return [...running, ...ended];
  });
  serve(app, endpoints.remind, ({ params }, { person }) =>
    change(person, 'Reminded.', (command) => remind(command, params.id)),
  );
  serve(app, endpoints.remindCompany, ({ params }, { person }) =>
    change(person, 'Reminded.', (command) => remindCompany(command, params.id)),
  );
  serve(app, endpoints.writeAboutWork, ({ params, body }, call) =>
    add(call, 'Written.', (command) => writeAboutWork(command, params.id, body)),
  );

  serve(app, endpoints.listAgreedPlans, ({ params, query }, { person }) =>
    agreedPlans(db, params.id, person, query),
  );
  serve(app, endpoints.listOwnPlans, ({ query }, { person }) => ownPlans(db, person, query));
  serve(app, endpoints.listPlans, async ({ params: { id }, query }, { person }) => {
    await findEngagement(db, id, person);
    return plansOf(db, id, query);
  });
  serve(app, endpoints.proposePlan, ({ params, body }, call) =>
    add(call, 'Plan proposed.', (command) => proposePlan(command, params.id, body)),
  );
  serve(app, endpoints.answerPlan, ({ params: { id, version }, body }, { person }) =>
    change(person, 'Plan answered.', (command) => answerPlan(command, id, version, body)),
  );

  serve(app, endpoints.deliver, ({ params: { id, number }, body }, call) =>
    add(call, 'Delivered.', (command) => deliver(command, id, number, body)),
  );
  serve(app, endpoints.listDeliveries, async ({ params: { id, number }, query }, { person }) => {
    await findEngagement(db, id, person);
    return deliveriesOf(db, id, number, query);
  });
  serve(app, endpoints.reviewDelivery, ({ params: { id, ...which }, body }, { person }) =>
    change(person, 'Delivery reviewed.', (command) => review(command, id, which, body)),
  );
  serve(app, endpoints.objectToDelivery, ({ params: { id, ...which }, body }, { person }) =>
    change(person, 'Objection noted.', (command) => object(command, id, which, body)),
  );
  serve(app, endpoints.waiveMilestone, ({ params: { id, number }, body }, { person }) =>
    change(person, 'Milestone waived.', (command) => waive(command, id, number, body)),
  );

  serve(app, endpoints.listCheckIns, async ({ params, query }, { person }) => {
    await findEngagement(db, params.id, person);
    return checkInsOf(db, params.id, query);
  });
  serve(app, endpoints.saveCheckIn, ({ params: { id, week }, body }, { person }) =>
    change(person, 'Checked in.', (command) => saveCheckIn(command, id, week, body)),
  );
  serve(app, endpoints.answerCheckIn, ({ params: { id, week }, body }, { person, version }) =>
    change(person, 'Check-in answered.', (command) =>
      answerCheckIn(command, id, week, body, version),
    ),
  );

  serve(app, endpoints.askForTime, ({ params: { id, number }, body }, call) =>
    add(call, 'More time asked for.', (command) => askForTime(command, id, number, body)),
  );
  serve(app, endpoints.answerExtension, ({ params: { id, ...which }, body }, { person }) =>
    change(person, 'Request answered.', (command) => answerExtension(command, id, which, body)),
  );
  serve(app, endpoints.acceptAnotherDay, ({ params: { id, ...which }, body }, { person }) =>
    change(person, 'Day accepted.', (command) => acceptAnotherDay(command, id, which, body)),
  );
  serve(app, endpoints.withdrawExtension, ({ params: { id, ...which } }, { person }) =>
    change(person, 'Request withdrawn.', (command) => withdrawExtension(command, id, which)),
  );
  serve(app, endpoints.giveTime, ({ params: { id, number }, body }, call) =>
    add(call, 'More time given.', (command) => giveTime(command, id, number, body)),
  );
}
