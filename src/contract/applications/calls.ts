import * as applicants from './applicants.ts';
import * as applications from './applications.ts';

/** Every call about applications. */
export const applicationsCalls = {
  apply: applications.apply,
  listOwnApplications: applications.listOwnApplications,
  getApplication: applications.getApplication,
  listEarlierVersions: applications.listEarlierVersions,
  editApplication: applications.editApplication,
  rankOwnApplications: applications.rankOwnApplications,
  listApplicants: applicants.listApplicants,
  countApplicants: applicants.countApplicants,
  exportApplicants: applicants.exportApplicants,
  noteApplicant: applicants.noteApplicant,
  rankApplicants: applicants.rankApplicants,
  moveApplicants: applicants.moveApplicants,
  moveApplication: applications.moveApplication,
};
