import { saveProjectTeam } from './project-team.ts';
import * as projects from './projects.ts';
import * as runningProjects from './running-projects.ts';
import { saveProject } from './saved-projects.ts';
import * as savedSearches from './saved-searches.ts';
import { skillsInText, suggestSkills } from './skills.ts';
import * as statusUpdates from './status-updates.ts';

/** Every call about projects. */
export const projectsCalls = {
  listProjects: projects.listProjects,
  countOwnProjects: projects.countOwnProjects,
  getProject: projects.getProject,
  saveProject,
  listSavedSearches: savedSearches.listSavedSearches,
  saveSearch: savedSearches.saveSearch,
  changeSavedSearch: savedSearches.changeSavedSearch,
  deleteSavedSearch: savedSearches.deleteSavedSearch,
  skillsInText,
  suggestSkills,
  postProject: projects.postProject,
  editProject: runningProjects.editProject,
  copyProject: runningProjects.copyProject,
  deleteProject: runningProjects.deleteProject,
  moveProject: runningProjects.moveProject,
  saveProjectTeam,
  listProjectMoves: runningProjects.listProjectMoves,
  getProjectReview: runningProjects.getProjectReview,
  listStatusUpdates: statusUpdates.listStatusUpdates,
  addStatusUpdate: statusUpdates.addStatusUpdate,
  updateStatusUpdate: statusUpdates.updateStatusUpdate,
  deleteStatusUpdate: statusUpdates.deleteStatusUpdate,
};
