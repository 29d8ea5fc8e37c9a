import type { Row } from '../../platform/database/rows.ts';
import { momentOf } from '../calendar.ts';
import { chanceFrom } from '../chance.ts';
import { demoCompany } from '../companies.ts';
import { applicationEvent, type ProjectMoved, projectEvent } from '../moves.ts';
import { inventStudents } from '../people/students.ts';
import { universities } from '../people/universities.ts';
import { type PlayedProject, playProgramme } from '../programme/programme.ts';
import { academicRows } from '../work/academic.ts';
import { type Place, workRows } from '../work/stories.ts';
import { accountRow, adminRows, type Passwords, signIns, studentRow } from './accounts.ts';
import { applicationRows, messagesFor } from './applications.ts';
import { auditRows } from './audit.ts';
import { companyRows } from './companies.ts';
import { editedRows } from './edits.ts';
import { inboxRows } from './inbox.ts';
import { keptRows } from './kept.ts';
import { notificationRows } from './notifications.ts';
import type { Numbering } from './numbering.ts';
import { projectRows } from './projects.ts';
import { resumeRows } from './resumes.ts';
import { staffRows } from './staff.ts';
import { statusUpdateRows } from './status-updates.ts';

/** The whole demo as rows, relative to `now`; everybody who has a password has this one. */
export function demoRows(number: Numbering, passwords: Passwords, now: Date) {
  const chance = chanceFrom(1909);
  const students = inventStudents(now, signIns.student, chance);
  const demoStudent = students.find(({ email }) => email === signIns.student)!;
  const played = playProgramme(students, demoStudent, now);

  const admins = adminRows(number, passwords, now);
  const { accounts, companies, members } = companyRows(played, number, passwords, now, chance);
  const companyOf = new Map(companies.map((company) => [company.name, company]));
  const idOf = new Map(students.map((student) => [student, number.accounts()]));

  const projects: Row<'projects'>[] = [];
  const projectMoves: ProjectMoved[] = [];
  const applications: Row<'applications'>[] = [];
  const applicationVersions: Row<'application_versions'>[] = [];
  const places: Place[] = [];

  // Of their own chance, so that the rest of the story stays as it was.
  const keeping = chanceFrom(1837);
  const resumes = resumeRows(idOf, demoStudent, number, keeping);
  const resumeOf = new Map(resumes.map(({ student_id, id }) => [student_id, id]));

  const ofProject = played.map((project) => {
    const { id: companyId, account_id: owner } = companyOf.get(project.entry.company)!;
    const accountOf = { Company: owner!, Admin: admins[0].id };
    const id = number.projects();
    const rows = projectRows(project, id, companyId, accountOf, chance);
    projects.push(rows.project);
    projectMoves.push(...rows.events);
    const message = messagesFor(project.entry.type, chance);
    return {
      id,
      owner: owner!,
      message,
      type: project.entry.type,
      isDemoCompany: project.entry.company === demoCompany.name,
    };
  });

  for (const { application, of } of inOrderOfApplying(played)) {
    const { id: projectId, owner, message, type, isDemoCompany } = ofProject[of]!;
    const studentId = idOf.get(application.student)!;
    const actors = {
      Student: studentId,
      Company: owner,
      Admin: admins[0].id,
      Faculty: null,
      system: null,
    };
    const sent = applicationRows(
      application,
      number.applications(),
      projectId,
      studentId,
      (by) => actors[by],
      message(),
      resumeOf.get(studentId) ?? null,
      chance,
    );
    const rows = editedRows(sent, application.student === demoStudent, now, keeping);
    applications.push(rows.application);
    applicationVersions.push(...rows.versions);
    const isDemoStudent = application.student === demoStudent;
    places.push({
      ...rows,
      events: [...rows.events],
      company: owner,
      type,
      isDemoStudent,
      isDemoCompany,
    });
  }

  const studiedAt = universityRows(number, now);
  const { id: universityId } = studiedAt.universities.find(
    ({ name }) => name === demoStudent.university,
  )!;
  // Last of all accounts, so that those of before keep their numbers.
  const { account, ...staff } = staffRows(number, passwords, universityId, now);
  const work = workRows(places, now);
  const noted = notificationRows(number, idOf.get(demoStudent)!, admins[0].id, now);
  const { messages, replies } = inboxRows(number, admins[0], now);

  return {
    accounts: [
      ...admins,
      ...accounts,
      ...[...idOf].map(([{ email, joinedAt }, id]) =>
        accountRow(id, 'Student', email, passwords, joinedAt),
      ),
      account,
    ],
    companies,
    company_members: members,
    ...studiedAt,
    ...staff,
    university_words: [
      {
        student_id: idOf.get(demoStudent)!,
        university_id: universityId,
        studies_there: true,
        said_by: account.id!,
        said_at: demoStudent.joinedAt,
      },
    ] satisfies Row<'university_words'>[],
    students: [...idOf].map(([student, id]) => studentRow(id, student)),
    projects,
    status_updates: statusUpdateRows(projects, projectMoves, now),
    applications,
    application_versions: applicationVersions,
    ...work,
    events: [
      ...projectMoves.map(projectEvent),
      ...places.flatMap(({ application, events }) =>
        events.map((move) => applicationEvent(application, move)),
      ),
      ...work.events,
      ...noted.events,
    ].map((event) => ({ ...event, id: event.id ?? number.events() })),
    academic_evaluations: academicRows(places, account.id!),
    resumes,
    ...keptRows([...idOf.values()], idOf.get(demoStudent)!, projects, now, keeping),
    contact_messages: messages,
    message_replies: replies,
    audit_log: auditRows(admins[0], companies, replies),
    notifications: noted.notifications,
  };
}

const inOrderOfApplying = (played: readonly PlayedProject[]) =>
  played
    .flatMap(({ posting }, of) => posting.applications.map((application) => ({ application, of })))
    .sort((a, b) => a.application.appliedAt.getTime() - b.application.appliedAt.getTime());

/** The universities that the demo's students fall under, with their names and mail domains. */
function universityRows(number: Numbering, now: Date) {
  const numbered = universities.map((university) => ({ ...university, id: number.universities() }));
  return {
    universities: numbered.map(({ id, name }): Row<'universities'> & { id: number } => ({
      id,
      name,
      created_at: momentOf(now, -430),
    })),
    university_names: numbered.flatMap(({ id, name, otherNames = [] }) =>
      [name, ...otherNames].map(
        (one): Row<'university_names'> => ({ name: one, university_id: id }),
      ),
    ),
    university_domains: numbered.map(
      ({ id, domain }): Row<'university_domains'> => ({ domain, university_id: id }),
    ),
  };
}
