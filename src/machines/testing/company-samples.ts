import type { Applicant } from '../../contract/applications/applicants.ts';
import type { ApplicationStatus } from '../../contract/applications/applications.ts';
import type { OwnCompany } from '../../contract/companies/companies.ts';
import { notStated } from '../../contract/projects/conditions.ts';
import type { Project, ProjectDetail } from '../../contract/projects/projects.ts';

/** An applicant in a state, everything else as it may be. */
export const applicant = (
  applicationId: number,
  status: ApplicationStatus = 'Under Review',
  more: Partial<Applicant> = {},
): Applicant => ({
  applicationId,
  status,
  studentId: applicationId,
  projectId: 12,
  message: '',
  resumeLink: '',
  appliedDate: '2031-03-01T09:00:00.000Z',
  projectTitle: 'Footbridge',
  projectStatus: 'pending',
  companyName: 'Fennmark',
  offerExpiresAt: null,
  version: '1',
  studentName: `Student ${applicationId}`,
  studentEmail: 'student@people.example',
  emailWithheld: null,
  profileAsOf: '2031-03-01T09:00:00.000Z',
  engineeringType: 'Civil',
  collegeYear: 'Third',
  university: 'Leeds',
  profileImage: null,
  skills: '',
  bio: '',
  links: [],
  availableDays: null,
  academicSupervisor: null,
  fit: { score: 50, parts: [], skillsHave: [], skillsMissing: [] },
  note: '',
  companyRank: null,
  ...more,
});

export const project = (more: Partial<Project> = {}): ProjectDetail => ({
  pid: 12,
  title: 'Footbridge',
  companyName: 'Fennmark',
  description: 'Check a span.',
  projectLink: '',
  skills: 'CAD',
  engineeringType: 'Civil',
  duration: 14,
  location: 'Leeds',
  status: 'pending',
  places: 2,
  placesTaken: 0,
  deadline: null,
  ...notStated,
  applying: 'open',
  companyVerified: false,
  openApplications: 0,
  applied: null,
  saved: null,
  fit: null,
  notes: [],
  responseDays: null,
  companyId: 1,
  ...more,
});
