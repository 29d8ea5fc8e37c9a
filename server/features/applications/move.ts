import type { ApplicationStatus } from '../../../src/contract/applications/moves.ts';
import {
  type ApplicationMove,
  finishesPart,
  offerOver,
  placed,
} from '../../../src/machines/lifecycle/application.ts';
import { audit } from '../../platform/audit/audit.ts';
import { runCommand } from '../../platform/calls/act.ts';
import type { ProductAct, Services } from '../../platform/calls/command.ts';
import { type Person, requireMemberMay } from '../../platform/calls/person.ts';
import type { Database } from '../../platform/database/open.ts';
import { requireLatest } from '../../platform/http/if-match.ts';
import { Problem } from '../../platform/http/problem.ts';
import {
  changeCounts,
  type LockedProject,
  lockProject,
  requireNotOver,
  requireProjectRead,
} from '../projects/lock.ts';
import { sayOf } from '../universities/membership.ts';
import { askUniversityOf, isSeen } from '../universities/students.ts';
import { keepMoved, tellMoved } from './happened.ts';
import { type MoveInWords, requireWhyTakenBack, requireWords, wordsOf } from './move-words.ts';
import { type LockedApplication, lockApplication, projectIdOf, setStatus } from './repository.ts';
import { actOfMove, decideMove, isInvolved } from './rules.ts';

/** An application that has another status now. */
export interface ApplicationMoved {
  readonly applicationId: number;
  readonly projectId: number;
  readonly from: ApplicationStatus;
  readonly to: ApplicationStatus;
  /** Null for the product itself. */
  readonly by: number | null;
  readonly at: Date;
  readonly note: string;
}

declare module '../../platform/calls/command.ts' {
  interface Reactions {
    /** A student has taken a place. */
    applicationAccepted(act: ProductAct, moved: ApplicationMoved): Promise<void>;
    /** An application has left Accepted: its work has come to an end. Or that end has become another, after an objection. */
    placeEnded(act: ProductAct, moved: ApplicationMoved): Promise<void>;
  }
}

export interface Move extends MoveInWords {
  /**
   * Version of the application that the mover saw; when the student accepts, the project's too. Null if the caller does
   * not send it.
   */
  readonly version?: string | null | undefined;
}

/** A person, or the product itself when time has passed. */
type By = Pick<Person, 'accountId' | 'role' | 'member'> | 'system';

/**
 * Moves an application that time has come for. @returns whether this call moved it; a person, or another instance, may
 * have been faster
 */
export async function moveIfStill(
  services: Services,
  id: number,
  event: 'expire' | 'complete',
): Promise<boolean> {
  try {
    await runCommand(services, { person: null }, (act) =>
      moveApplication(act, id, { event, note: '' }, 'system'),
    );
    return true;
  } catch (error) {
    if (error instanceof Problem && ['move-not-allowed', 'not-found'].includes(error.code))
      return false;
    throw error;
  }
}

/**
 * Moves one application. Locks the project before the application, so that movers of one project queue up and places are
 * never given twice.
 * @returns its status afterwards
 * @throws {Problem} `not-found` (also for a stranger's), `invalid`, `changed`, `move-not-allowed`, `no-places-left`, `term-over`
 */
export async function moveApplication(
  act: ProductAct,
  id: number,
  move: Move,
  by: By,
): Promise<ApplicationStatus> {
  requireWords(move);
  const { transaction, at: now } = act;
  const { project, application } = await lockForMove(transaction, id);
  if (by !== 'system' && !(await mayMove(transaction, by, application, project)))
    throw new Problem('not-found');
  if (by !== 'system') requireMemberMay(by, actOfMove(move.event));
  const asked = move.event === 'accept' ? await askUniversityOf(transaction, application) : null;
  const event = asked ? 'await' : move.event;

  await requireRead(transaction, move, application);
  if (!finishesPart(move.event)) requireNotOver(project, now);
  if (by !== 'system' && by.role === 'Company') requireWhyTakenBack(move, application);
  const verdict = decideMove(application, project, event, by === 'system' ? by : by.role, now);
  switch (verdict.kind) {
    case 'refused':
      throw new Problem('move-not-allowed', `This application is ${application.status}.`, {
        allowed: verdict.allowed,
      });
    case 'offer over':
      throw new Problem('move-not-allowed', offerOver, {
        allowed: [],
      });
    case 'offer binds':
      throw new Problem(
        'move-not-allowed',
        'The student has opened this offer, so it stands until they answer or it ends. Only the programme’s office can take it back.',
        { allowed: [] },
      );
    case 'answered':
      throw new Problem('move-not-allowed', 'You have already answered.', { allowed: [] });
    case 'no places left':
      throw new Problem('no-places-left', allPlacesTaken(project.places));
    case 'moves': {
      if (event === 'confirm' && by !== 'system')
        await sayOf({ transaction, by, at: now }, [application.studentId]);
      const { to, offerExpiresAt } = verdict;
      await setStatus(transaction, id, to, offerExpiresAt);
      await changeCounts(transaction, project.id, verdict);
      const doing = { ...act, by: by === 'system' ? undefined : by };
      const { reason = '', note } = move;
      const answerBy = offerExpiresAt?.toISOString();
      const kept = await keepMoved(doing, application, project.id, event, {
        ...{ to, reason, note, ...(answerBy && isAnswered(event) && { answerBy }) },
        ...(asked && {
          student: application.studentId,
          university: asked.id,
          isEarlier: asked.isEarlier,
        }),
      });
      await tellOfPlace(act, {
        applicationId: id,
        projectId: project.id,
        from: application.status,
        to,
        by: by === 'system' ? null : by.accountId,
        at: now,
        note,
      });
      if (by !== 'system')
        await audit(
          { transaction, by, at: now },
          {
            act: 'moved',
            kind: 'application',
            subjectId: id,
            subject: project.title,
            before: { status: application.status },
            after: { status: to, event, ...wordsOf(move) },
          },
        );
      await tellMoved(doing, application, project, kept);
      return to;
    }
  }
}

/** True for moves that give somebody a time to answer. */
const isAnswered = (event: ApplicationMove) => event === 'offer' || event === 'await';

const isPlaced = (status: ApplicationStatus) =>
  (placed as readonly ApplicationStatus[]).includes(status);

/** Notifies the other features of a place that a student has taken, or of the end of one. */
async function tellOfPlace(act: ProductAct, moved: ApplicationMoved): Promise<void> {
  if (moved.from === moved.to) return;
  if (moved.to === 'Accepted') await act.reactions.applicationAccepted(act, moved);
  if (isPlaced(moved.from)) await act.reactions.placeEnded(act, moved);
}

/**
 * Locks an application’s project, then the application: the order in which everything locks them that moves one.
 * @throws {Problem} `not-found`
 */
export async function lockForMove(transaction: Database, id: number) {
  const projectId = await projectIdOf(transaction, id);
  const project = projectId === null ? null : await lockProject(transaction, projectId);
  const application = await lockApplication(transaction, id);
  if (!project || !application) throw new Problem('not-found');
  return { project, application };
}

/** True for the people an application concerns and for staff of its student's university. */
const mayMove = async (
  transaction: Database,
  by: Exclude<By, 'system'>,
  application: { studentId: number; status: ApplicationStatus },
  project: LockedProject,
): Promise<boolean> =>
  by.role === 'Faculty'
    ? isSeen(transaction, by.accountId, application.studentId)
    : isInvolved(by, application, project);

const allPlacesTaken = (places: number) =>
  places === 1
    ? 'The only place has been offered or taken.'
    : `All ${places} places have been offered or taken.`;

/** Refuses a move that was decided on an older version. @throws {Problem} `changed` */
async function requireRead(
  transaction: Database,
  { event, version = null }: Move,
  { projectId, version: written }: LockedApplication,
): Promise<void> {
  if (version === null) return;
  if (event !== 'accept')
    return requireLatest(
      version,
      written,
      'The student edited this application after you opened it. Read it again, then decide.',
    );
  await requireProjectRead(transaction, projectId, version, 'accept');
}
