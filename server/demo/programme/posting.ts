import type { ApplicationStatus, MoveReason } from '../../../src/contract/applications/moves.ts';
import type { ProjectStatus } from '../../../src/contract/projects/statuses.ts';
import type { ApplicationMove } from '../../../src/machines/lifecycle/application.ts';
import { closedBy } from '../../../src/machines/lifecycle/applying.ts';
import type { Mover } from '../../../src/machines/lifecycle/mover.ts';
import { decideMove } from '../../features/applications/rules.ts';
import { decideMove as judgeProjectMove } from '../../features/projects/rules.ts';
import type { Stage } from './timetable.ts';

interface ProjectRecord {
  readonly at: Date;
  readonly by: Stage['by'];
  readonly from: ProjectStatus | null;
  readonly to: ProjectStatus;
  readonly reason: string;
}

interface ApplicationRecord {
  readonly at: Date;
  readonly by: Mover;
  readonly event: ApplicationMove | 'apply';
  readonly from: ApplicationStatus | null;
  readonly to: ApplicationStatus;
  readonly reason: MoveReason | '';
  readonly note: string;
}

export interface Application<Student> {
  readonly student: Student;
  readonly appliedAt: Date;
  status: ApplicationStatus;
  offerExpiresAt: Date | null;
  readonly records: ApplicationRecord[];
}

/**
 * One project as it lives. Every change asks the product's own rules, so that the demo
 * cannot hold a history the product would refuse.
 */
export class Posting<Student> {
  status: ProjectStatus;
  placesTaken = 0;
  /** No project of the demo is in a term. */
  readonly term = null;
  waiting = 0;
  readonly records: ProjectRecord[] = [];
  readonly applications: Application<Student>[] = [];
  readonly title: string;
  readonly places: number;
  readonly deadline: Date | null;

  constructor(
    project: { title: string; places: number; deadline: Date | null },
    entered: Stage,
    at: Date,
  ) {
    this.title = project.title;
    this.places = project.places;
    this.deadline = project.deadline;
    this.status = entered.to;
    this.records.push({ at, by: entered.by, from: null, to: entered.to, reason: entered.reason });
  }

  /** @throws when the product would refuse the move. */
  come(to: ProjectStatus, by: Stage['by'], reason: string, at: Date): void {
    const from = this.status;
    const verdict = judgeProjectMove(from, to, by, reason);
    if (verdict.kind !== 'moves')
      throw new Error(`${this.title}: ${from} to ${to} is ${verdict.kind}.`);
    this.status = to;
    this.records.push({ at, by, from, to, reason });
    if (!verdict.closesApplications) return;
    for (const application of this.applications) {
      if (isWaiting(application)) this.move(application, 'close', 'system', at);
    }
  }

  /** @returns the application, or null when the product would not take it now. */
  apply(student: Student, at: Date): Application<Student> | null {
    if (closedBy(this, at) !== null) return null;
    const application: Application<Student> = {
      student,
      appliedAt: at,
      status: 'Under Review',
      offerExpiresAt: null,
      records: [
        { at, by: 'Student', event: 'apply', from: null, to: 'Under Review', reason: '', note: '' },
      ],
    };
    this.applications.push(application);
    this.waiting += 1;
    return application;
  }

  /** @throws when the product would refuse the move. */
  move(
    application: Application<Student>,
    event: ApplicationMove,
    by: Mover,
    at: Date,
    words: { reason?: MoveReason; note?: string } = {},
  ): void {
    const from = application.status;
    const verdict = decideMove(
      { ...application, isAnswered: false, offerOpened: false },
      this,
      event,
      by,
      at,
    );
    if (verdict.kind !== 'moves') {
      throw new Error(`${this.title}: ${event} from ${from} is ${verdict.kind}.`);
    }
    application.status = verdict.to;
    application.offerExpiresAt = verdict.offerExpiresAt;
    this.placesTaken += verdict.places;
    this.waiting += verdict.waiting;
    const { reason = '', note = '' } = words;
    application.records.push({ at, by, event, from, to: verdict.to, reason, note });
  }
}

/** Whether it waits for the company's word. */
export const isWaiting = ({ status }: { readonly status: ApplicationStatus }): boolean =>
  status === 'Under Review' || status === 'Shortlisted';
