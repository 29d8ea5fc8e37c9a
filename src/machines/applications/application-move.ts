import { call } from '../../api/client.ts';
import {
  type Application,
  type ApplicationDetail,
  moveApplication,
} from '../../contract/applications/applications.ts';
import type { ApplicationEvent } from '../../contract/applications/moves.ts';
import { askedAct } from '../calls/asked-act.ts';
import { applicationMoves } from '../lifecycle/application.ts';

/** An application, and what its student wants to do with it. */
export interface Wish {
  readonly application: Application & Pick<Partial<ApplicationDetail>, 'confirmedBy'>;
  readonly event: ApplicationEvent;
  /** Version of the project as the student read it in full. */
  readonly version?: string | undefined;
}

/** A student's own moves, with a note to the company. */
export const applicationMoveMachine = askedAct(
  'application-move',
  ({ application, event, version }: Wish, note: string) =>
    call(moveApplication, {
      params: { id: application.applicationId },
      body: { event, note },
      version,
    }),
  {
    mayAsk: ({ application, event }) =>
      applicationMoves(application.status, 'Student').includes(event),
  },
);
