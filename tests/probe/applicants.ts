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
};

export const applicants = casesOf('applicants', attempts);
