import type { FastifyInstance } from 'fastify';
import { endpoints } from '../../../src/contract/endpoints.ts';
import type { Services } from '../../platform/calls/command.ts';
import type { Person } from '../../platform/calls/person.ts';
import { acts, serve } from '../../platform/calls/serve.ts';
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
  const act = acts(app, services);
  const { db, clock, timeZone, replicas } = services;
  const viewer = (person: Person) => ({ person, now: clock(), timeZone });

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
  act(endpoints.remind, (command, { params }) => remind(command, params.id));
  act(endpoints.remindCompany, (command, { params }) => remindCompany(command, params.id));
  act(endpoints.writeAboutWork, (command, { params, body }) =>
    writeAboutWork(command, params.id, body),
  );

  serve(app, endpoints.listAgreedPlans, ({ params, query }, { person }) =>
    agreedPlans(db, params.id, person, query),
  );
  serve(app, endpoints.listOwnPlans, ({ query }, { person }) => ownPlans(db, person, query));
  serve(app, endpoints.listPlans, async ({ params: { id }, query }, { person }) => {
    await findEngagement(db, id, person);
    return plansOf(db, id, query);
  });
  act(endpoints.proposePlan, (command, { params, body }) => proposePlan(command, params.id, body));
  act(endpoints.answerPlan, (command, { params: { id, version }, body }) =>
    answerPlan(command, id, version, body),
  );

  act(endpoints.deliver, (command, { params: { id, number }, body }) =>
    deliver(command, id, number, body),
  );
  serve(app, endpoints.listDeliveries, async ({ params: { id, number }, query }, { person }) => {
    await findEngagement(db, id, person);
    return deliveriesOf(db, id, number, query);
  });
  act(endpoints.reviewDelivery, (command, { params: { id, ...which }, body }) =>
    review(command, id, which, body),
  );
  act(endpoints.objectToDelivery, (command, { params: { id, ...which }, body }) =>
    object(command, id, which, body),
  );
  act(endpoints.waiveMilestone, (command, { params: { id, number }, body }) =>
    waive(command, id, number, body),
  );

  serve(app, endpoints.listCheckIns, async ({ params, query }, { person }) => {
    await findEngagement(db, params.id, person);
    return checkInsOf(db, params.id, query);
  });
  act(endpoints.saveCheckIn, (command, { params: { id, week }, body }) =>
    saveCheckIn(command, id, week, body),
  );
  act(endpoints.answerCheckIn, (command, { params: { id, week }, body, version }) =>
    answerCheckIn(command, id, week, body, version),
  );

  act(endpoints.askForTime, (command, { params: { id, number }, body }) =>
    askForTime(command, id, number, body),
  );
  act(endpoints.answerExtension, (command, { params: { id, ...which }, body }) =>
    answerExtension(command, id, which, body),
  );
  act(endpoints.acceptAnotherDay, (command, { params: { id, ...which }, body }) =>
    acceptAnotherDay(command, id, which, body),
  );
  act(endpoints.withdrawExtension, (command, { params: { id, ...which } }) =>
    withdrawExtension(command, id, which),
  );
  act(endpoints.giveTime, (command, { params: { id, number }, body }) =>
    giveTime(command, id, number, body),
  );
}
