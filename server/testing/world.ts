import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { ApplicationStatus } from '../../src/contract/applications/moves.ts';
import type { AssignmentScope } from '../../src/contract/assignments/assignment-run.ts';
import { proofName } from '../../src/contract/companies/company-domains.ts';
import { endpoints } from '../../src/contract/endpoints.ts';
import { insertRun, moveRun } from '../features/assignments/runs/repository.ts';
import { publicKeys } from '../features/credentials/keys/keys.ts';
import { weekIn } from '../features/engagements/check-ins/week.ts';
import type { BuiltApp } from './built-app.ts';
import { isProven, signs } from './credentials.ts';
import type { TestDatabase } from './database.ts';
import { anEngagement, aTeam } from './engagements.ts';
import { hasEndedEarly, isAskedByLink, isNotCompleted, opensToOffice } from './evaluations.ts';
import { addToDelivery, anUpload, anUploadedFile } from './files.ts';
import {
  aCompany,
  aMember,
  aMemberOfStaff,
  anAdmin,
  anApplication,
  aProject,
  aResume,
  aStudent,
  aTerm,
  aUniversity,
  type Someone,
  signedIn,
  supervises,
} from './people.ts';
import { onePixel } from './pixel.ts';

/** A small programme: a student has applied to a company's project with a résumé; others look on. */
export interface World {
  readonly owner: { student: Someone; company: Someone & { companyId: number } };
  readonly other: { student: Someone; company: Someone & { companyId: number } };
  /** Others of the owning company; of its supervisors one is on its projects, and one is not. */
  readonly members: { recruiter: Someone; supervisor: Someone; supervisorElsewhere: Someone };
  /** Of the owning student’s university, and of another one. */
  readonly staff: { readonly own: Someone; readonly other: Someone };
  /** Places that a student of the same university has taken: one that nobody looks after, and one that staff of theirs do. */
  readonly placement: {
    readonly free: number;
    readonly supervised: number;
    /** Accepted by the student, and not yet by the university. */
    readonly awaiting: number;
  };
  /** Of the owning student with the owning company: one that is worked on, and one whose work is done. */
  readonly engagements: {
    readonly working: number;
    readonly done: number;
    /** A mate of the one whose work is done, and theirs, which is done too. */
    readonly mate: Someone & { readonly engagement: number };
    /** Evaluated by both, and open: the office is to decide. */
    readonly evaluated: number;
    /** Decided to be not completed: one to which nobody has objected, and one to which its student has. */
    readonly decided: number;
    readonly objected: number;
    /** Ended early: its sides may tell the office why. */
    readonly ended: number;
    /** Completed, with a credential. */
    readonly completed: number;
    /** Of the one that is worked on: a picture and a text that went with its delivery, and a file that is being uploaded. */
    readonly files: {
      readonly handedIn: number;
      readonly text: number;
      readonly uploading: number;
    };
    /** Of a team: a mate has just handed in its first milestone for all. */
    readonly team: number;
    /** The Monday of the week that runs; its check-in is not answered. */
    readonly week: string;
  };
  /** Of the work that is done: a message of each who takes part. */
  readonly messages: Readonly<Record<Writer, number>>;
  /** Of the completed one. */
  readonly credentialId: string;
  /** A note about the owning student by staff of theirs, who recommend them too. */
  readonly facultyNoteId: number;
  /** A student who names the owning student’s university, unconfirmed. */
  readonly claimantId: number;
  /** Of somebody to the owning company. */
  readonly invitationId: number;
  /** A domain of the owning company that is proved, and the request of somebody there. */
  readonly domainId: number;
  readonly domainCode: string;
  readonly undecidedDomainId: number;
  readonly requestId: number;
  readonly admin: Someone;
  readonly moderator: Someone;
  /** An open message to the team. */
  readonly messageId: number;
  /** A student whose account was disabled while their session ran. */
  readonly disabled: Someone;
  readonly expiredToken: string;
  readonly project: { pid: number; title: string };
  /** Another project of the same company that nobody has applied to. */
  readonly openPid: number;
  readonly applicationId: number;
  /** A draft of the same company that nothing depends on. */
  readonly draftPid: number;
  /** A progress note of the project. */
  readonly statusUpdateId: number;
  /** A search that the owning student has saved. */
  readonly savedSearchId: number;
  /** Acts of an admin about many: one that is shown and not begun, and one that is done. */
  readonly bulkActions: { readonly proposed: number; readonly done: number };
  /** Who was invited and has not come yet. */
  readonly invited: {
    readonly student: number;
    readonly company: number;
    readonly admin: number;
    readonly staff: number;
  };
  /** Nobody falls under any of them. */
  readonly universities: { readonly one: number; readonly other: number };
  /** In one of them one can apply; nobody and nothing is in the other. */
  readonly terms: { readonly open: number; readonly empty: number };
  /** Runs of the assignment in which nobody took part: drafts, and one that was published just now. */
  readonly runs: { draft: number; toPublish: number; toDiscard: number; published: number };
}

/** Does some work in a world, and leaves it as it was. */
export const inAWorld = <Result>(
  { database }: BuiltApp<TestDatabase>,
  world: World,
  work: (world: World) => Promise<Result>,
): Promise<Result> => database.undone(() => work(world));

export async function aWorld(app: BuiltApp): Promise<World> {
  const { services } = app;
  const admin = await anAdmin(services);
  const university = `University of ${randomUUID()}`;
  const universityId = await aUniversity(app, admin, { name: university });
  const owner = {
    student: await aStudent(services, { university }),
    company: await aCompany(services),
  };
  const other = {
    student: await aStudent(services),
    company: await aCompany(services, 'Elsewhere Ltd'),
  };
  const moderator = await anAdmin(services, 'Moderator');
  const title = `A dam for ${owner.company.email}`;
  const pid = await aProject(services, owner.company, { title, places: 2 });
  const openPid = await aProject(services, owner.company);
  const draftPid = await aProject(services, owner.company, { status: 'Draft' });
  const { companyId } = owner.company;
  const members = {
    recruiter: await aMember(services, companyId, 'Recruiter'),
    supervisor: await aMember(services, companyId, 'Supervisor'),
    supervisorElsewhere: await aMember(services, companyId, 'Supervisor'),
  };
  for (const project of [pid, openPid, draftPid])
    await supervises(services, members.supervisor, project);
  // Neither owner is the last.
  for (const company of [owner.company, other.company])
    await aMember(services, company.companyId, 'Owner', 'Ole Berg');
  const { id: studentId, token } = owner.student;
  const resumeId = await aResume(app, owner.student);
  await app.call(endpoints.apply, { body: { studentId, projectId: pid, resumeId } }, token);
  // Who has no place yet, as the owning student has.
  await anApplication(app, await aStudent(services), pid);
  const listed = await app.call(endpoints.listOwnApplications, { params: { studentId } }, token);
  const note = { projectTitle: title, projectId: pid, title: 'Initial Review' } as const;
  const noted = await app.call(endpoints.addStatusUpdate, { body: note }, owner.company.token);
  const search = { name: 'Dams', digest: 'daily', searchText: 'dam' } as const;
  const saved = await app.call(endpoints.saveSearch, { body: search }, token);

  const aRun = () => aDraftRun(app, admin, draftPid);
  const runs = {
    draft: await aRun(),
    toPublish: await aRun(),
    toDiscard: await aRun(),
    published: await aRun(),
  };
  const published = { params: { id: runs.published }, body: { kind: 'students' } } as const;
  await app.call(endpoints.publishAssignment, published, admin.token);
  const question = { Name: 'Vera', Email: 'vera@people.example', Subject: title, Message: 'How?' };
  await app.call(endpoints.contactUs, { body: question });
  const { body: messages } = await app.call(
    endpoints.listMessages,
    { query: { searchText: title } },
    admin.token,
  );
  const messageId = messages[0].id;

  const aBulkAction = async () => {
    const ids = [other.company.companyId];
    const body = { kind: 'company', act: 'take mark back', ids } as const;
    return (await app.call(endpoints.proposeBulkAction, { body }, admin.token)).body.id;
  };
  const aDoneBulkAction = async () => {
    const id = await aBulkAction();
    await app.call(endpoints.startBulkAction, { params: { id } }, admin.token);
    await app.finishBulkActions();
    return id;
  };

  const universities = {
    one: await aUniversity(app, admin),
    other: await aUniversity(app, admin),
  };
  const invited = await invitedTo(app, universityId);
  const staff = {
    own: await aMemberOfStaff(services, [universityId]),
    other: await aMemberOfStaff(services, [universities.other]),
  };
  const about = { params: { id: studentId } };
  const sentence = 'Finds the weakest member first.';
  await app.call(endpoints.recommend, { ...about, body: { sentence } }, staff.own.token);
  const thought = { ...about, body: { note: 'Ask about the dam.' } };
  const facultyNote = await app.call(endpoints.addFacultyNote, thought, staff.own.token);
  const { id: placedId } = await aStudent(services, { university });
  const supervised = await aPlacement(app, placedId, owner.company);
  await app.call(endpoints.supervise, { params: { id: supervised } }, staff.own.token);
  const sides = { ...owner, supervisor: members.supervisor };
  const working = await anEngagement(app, sides, 'Working');
  const evaluated = await anEngagement(app, sides, 'Evaluating');
  await opensToOffice(app, evaluated);
  const decided = await anEngagement(app, sides, 'Evaluating');
  await isNotCompleted(app, decided, false);
  const objected = await anEngagement(app, sides, 'Evaluating');
  await isNotCompleted(app, objected, true);
  const ended = await anEngagement(app, sides, 'Working');
  await hasEndedEarly(app, ended);
  const done = await anEngagement(app, sides, 'Evaluating');
  await app.call(endpoints.supervise, { params: { id: done } }, staff.own.token);
  const completed = await anEngagement(app, sides, 'Evaluating');
  const { db, publicOrigin } = services;
  if ((await publicKeys(db, publicOrigin)).length === 0) await signs(app);
  const credentialId = await isProven(app, completed, owner);
  const page = {
    name: `by-${credentialId}`,
    about: 'Bridges.',
    isPublished: true,
    isIndexed: false,
    showsContact: false,
    shown: [credentialId],
  };
  await app.call(endpoints.savePortfolio, { body: page }, token);
  const mate = await aStudent(services);
  await isAskedByLink(app, done);
  const disabled = await aStudent(services);
  await sql`update accounts set state = 'disabled' where id = ${disabled.id}`.execute(services.db);
  return {
    owner,
    other,
    members,
    staff,
    placement: {
      free: await aPlacement(app, placedId, owner.company),
      supervised,
      awaiting: await aPlacement(app, placedId, owner.company, 'Awaiting university'),
    },
    engagements: {
      week: weekIn(services.timeZone, services.clock()),
      working,
      done,
      mate: {
        ...mate,
        engagement: await anEngagement(app, { ...sides, student: mate }, 'Evaluating', done),
      },
      evaluated,
      decided,
      objected,
      ended,
      completed,
      files: await filesOf(app, working, owner.student),
      team: await aTeamDelivery(app, owner),
    },
    messages: await messagesIn(app, done, {
      student: owner.student,
      company: owner.company,
      recruiter: members.recruiter,
      supervisor: members.supervisor,
      faculty: staff.own,
    }),
    credentialId,
    facultyNoteId: facultyNote.body.id,
    claimantId: (await aStudent(services, { university, isKnown: false })).id,
    invitationId: await invitationTo(app, owner.company),
    ...(await aDomainOf(app, owner.company)),
    admin,
    moderator,
    messageId,
    disabled,
    expiredToken: await expired(app, owner.student),
    project: { pid, title },
    openPid,
    applicationId: listed.body[0].applicationId,
    draftPid,
    statusUpdateId: noted.body.id,
    savedSearchId: saved.body.id,
    bulkActions: { proposed: await aBulkAction(), done: await aDoneBulkAction() },
    runs,
    invited,
    universities,
    terms: { open: await aTerm(app, admin), empty: await aTerm(app, admin, aYearOn) },
  };
}

type Writer = 'student' | 'company' | 'recruiter' | 'supervisor' | 'faculty';

/** Everybody writes once. */
async function messagesIn(app: BuiltApp, id: number, writers: Record<Writer, Someone>) {
  const written: Partial<Record<Writer, number>> = {};
  for (const [who, { token }] of Object.entries(writers)) {
    const message = { params: { id }, body: { text: `Good morning from the ${who}.` } };
    written[who as Writer] = (await app.call(endpoints.writeMessage, message, token)).body.id;
  }
  return written as Record<Writer, number>;
}

/** A student is in a team, and a mate has handed in for all. @returns the number of the student’s engagement */
async function aTeamDelivery(app: BuiltApp, { student, company }: World['owner']) {
  const mate = await aStudent(app.services);
  const { ids } = await aTeam(app, company, [student, mate]);
  const [own, mates] = ids as [number, number];
  const version = { params: { id: mates, number: 1 }, body: { words: 'Drawn.', after: 0 } };
  await app.call(endpoints.deliver, version, mate.token);
  return own;
}

const aYearOn = {
  applyFrom: 365,
  applyTo: 380,
  answerBy: 390,
  workFrom: 400,
  workTo: 460,
  evaluateBy: 470,
} as const;

async function invitationTo({ call }: BuiltApp, { email, token }: Someone): Promise<number> {
  const body = { name: 'Noor', email: `noor-of-${email}`, memberRole: 'Recruiter' } as const;
  await call(endpoints.inviteMember, { body }, token);
  const { body: team } = await call(endpoints.listMembers, {}, token);
  return team.invitations[0].id;
}

async function aDomainOf(app: BuiltApp, { id, token }: Someone) {
  const { call, names, services } = app;
  const body = { domain: `company-${id}.example` };
  const { body: domains } = await call(endpoints.addDomain, { body }, token);
  const [{ id: domainId, proof }] = domains;
  names.publish(proofName(body.domain), proof);
  await sql`
    update company_domains set proved_at = now(), proved_by = 'mail' where id = ${domainId}`.execute(
    services.db,
  );
  const email = `sam@${body.domain}`;
  await call(endpoints.sendDomainCode, { params: { id: domainId }, body: { email } }, token);
  const letter = (await app.mails()).findLast(({ to }) => to === email);
  const asked = { name: 'Ada Moss', email: `ada@${body.domain}` };
  await call(endpoints.askToJoin, { body: asked });
  const asking = (await app.mails()).findLast(({ to }) => to === asked.email);
  const link = /#([\w-]+)/.exec(asking?.text ?? '')?.[1] ?? '';
  await call(endpoints.confirmJoinRequest, { body: { token: link } });
  const { body: team } = await call(endpoints.listMembers, {}, token);
  const domainCode = letter?.subject.slice(0, 6) ?? '';
  const requestId: number = team.requests[0].id;
  return { domainId, domainCode, requestId, undecidedDomainId: await anUndecidedDomain(app, id) };
}

/** A university's domain that the company of an account has proved, and no admin has decided about. */
async function anUndecidedDomain({ services }: BuiltApp, accountId: number): Promise<number> {
  const domain = `university-${accountId}.example`;
  const { rows } = await sql<{ id: number }>`
    with university as (
      insert into universities (name, created_at) values (${domain}, now()) returning id
    ), its_domain as (
      insert into university_domains (domain, university_id) select ${domain}, id from university
    )
    insert into company_domains (company_id, domain, proof, added_at, proved_at, proved_by)
    select company_id, ${domain}, '', now(), now(), 'mail' from company_members where account_id = ${accountId}
    returning id`.execute(services.db);
  return rows[0]!.id;
}

/** An application that holds a place, past all moves. @returns its number */
async function aPlacement(
  { services }: BuiltApp,
  studentId: number,
  company: { companyId: number },
  status: ApplicationStatus = 'Accepted',
): Promise<number> {
  const pid = await aProject(services, company);
  await sql`update projects set places_taken = 1 where id = ${pid}`.execute(services.db);
  const { rows } = await sql<{ id: number }>`
    insert into applications (student_id, project_id, status, message, resume_link, applied_at)
    values (${studentId}, ${pid}, ${status}, '', '', ${services.clock()}) returning id`.execute(
    services.db,
  );
  return rows[0]!.id;
}

async function invitedTo({ services }: BuiltApp, universityId: number): Promise<World['invited']> {
  const [student, company, admin, staff] = [
    await aStudent(services),
    await aCompany(services),
    await anAdmin(services, 'Moderator'),
    await aMemberOfStaff(services, [universityId]),
  ];
  const ids = [student.id, company.id, admin.id, staff.id];
  await sql`update accounts set password_hash = null where id = any(${ids}::bigint[])`.execute(
    services.db,
  );
  return { student: student.id, company: company.companyId, admin: admin.id, staff: staff.id };
}

async function aDraftRun(
  { services }: BuiltApp,
  { email }: Someone,
  draftPid: number,
): Promise<number> {
  const { db, clock } = services;
  const scope: AssignmentScope = {
    engineeringType: '',
    deadlineBefore: '',
    termId: null,
    projectIds: [draftPid],
  };
  const id = await insertRun(db, { scope, seed: 1, by: email, at: clock() });
  await moveRun(db, id, ['proposing'], 'proposed');
  return id;
}

/** The token of a session that began 13 hours ago. */
async function expired({ services }: BuiltApp, { id }: Someone): Promise<string> {
  const earlier = () => new Date(services.clock().getTime() - 13 * 3_600_000);
  const { token } = await signedIn({ ...services, clock: earlier }, id, 'Student');
  return token;
}

async function filesOf(app: BuiltApp, id: number, student: Someone) {
  const drawn = await anUploadedFile(app, { id, student }, 'Section.png', onePixel);
  await addToDelivery(app, { id, milestone: 1, version: 1 }, drawn.id);
  const text = await anUploadedFile(app, { id, student }, 'Levels.csv', Buffer.from('a,b'));
  await addToDelivery(app, { id, milestone: 1, version: 1 }, text.id, 2);
  const uploading = await anUpload(app, { id, student });
  return { handedIn: drawn.id, text: text.id, uploading };
}
