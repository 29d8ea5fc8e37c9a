import { aPdf } from '../../server/testing/pdf.ts';
import { aResume } from '../../server/testing/people.ts';
import { endpoints } from '../../src/contract/endpoints.ts';
import { applied, verify } from './applied.ts';
import { type Case, casesOf, seen } from './case.ts';

const profile = {
  lastName: 'Byron',
  engineeringType: 'Computer',
  collegeYear: 'Third',
  university: 'University of Lindow',
} as const;

/** Line 14: what a company knows of who applied. */
const attempts: Record<string, Case['run']> = {
  'an applicant’s address before Shortlisted, and by a company nobody verified': async (
    product,
  ) => {
    const { company, student, applicant, move } = await applied(product);
    const known = async () => (await applicant()).studentEmail;
    const unverified = await move('shortlist', company).then(known);
    await verify(product, company.companyId);
    const shortlisted = await known();
    const other = await applied(product);
    await verify(product, other.company.companyId);
    const early = (await other.applicant()).studentEmail;
    return seen([unverified, early, shortlisted], [null, null, student.email]);
  },
  'what a student wrote after they applied, and their address after they withdrew': async (
    product,
  ) => {
    const { company, student, applicant, move } = await applied(product);
    await verify(product, company.companyId);
    await move('shortlist', company);
    const form = {
      ...profile,
      firstName: 'Nora',
      email: student.email,
      bio: 'Written afterwards.',
    };
    const edit = { params: { sId: student.id }, body: form };
    const edited = await product.call(endpoints.updateStudent, edit, student.token);
    await move('withdraw', student);
    const { studentName, bio, studentEmail, status } = await applicant();
    return seen(
      [edited.status, studentName, bio, studentEmail, status],
      [200, 'Ada Byron', '', null, 'Withdrawn'],
    );
  },
  'the résumé of an application, by others, and one that was uploaded afterwards': async (
    product,
  ) => {
    const { company, student, id } = await applied(product, aPdf('as sent'));
    const { other, admin } = product.people.world;
    const sent = (token?: string) => product.call(endpoints.sentResume, { params: { id } }, token);
    const statuses = await Promise.all(
      [undefined, other.student.token, other.company.token, admin.token].map(
        async (token) => (await sent(token)).status,
      ),
    );
    await aResume(product, student, { file: aPdf('later') });
    const own = { params: { sId: student.id } };
    const { status } = await product.call(endpoints.ownResume, own, company.token);
    const { body } = await sent(company.token);
    return seen(
      [statuses, status, String(body).includes('%as sent')],
      [[401, 404, 404, 200], 403, true],
    );
  },
  'a stranger’s résumé sent with an application, or put into one that is edited': async (
    product,
  ) => {
    const { student, id } = await applied(product);
    const { other, openPid } = product.people.world;
    const resumeId = await aResume(product, other.student);
    const { token } = student;
    const application = { studentId: student.id, projectId: openPid, resumeId };
    const edit = { message: '', resumeLink: '', resumeId };
    const answers = [
      await product.call(endpoints.apply, { body: application }, token),
      await product.call(endpoints.editApplication, { params: { id }, body: edit }, token),
    ];
    return seen(
      answers.map(({ status, body }) => [status, body.errors?.[0]?.path]),
      [
        [400, 'resumeId'],
        [400, 'resumeId'],
      ],
    );
  },
  'an application edited by its company, by another student, and once it is shortlisted': async (
    product,
  ) => {
    const { company, student, id, applicant, move } = await applied(product);
    const { other } = product.people.world;
    const edit = async (token: string) => {
      const body = { message: 'Changed.', resumeLink: '', resumeId: null };
      return (await product.call(endpoints.editApplication, { params: { id }, body }, token))
        .status;
    };
    const strangers = [await edit(company.token), await edit(other.student.token)];
    await move('shortlist', company);
    const late = await edit(student.token);
    return seen([strangers, late, (await applicant()).message], [[403, 404], 409, '']);
  },
};

export const applicants = casesOf('applicants', attempts);
