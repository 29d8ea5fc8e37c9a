import { listOpenProjects, listParticipants } from './assignment-pins.ts';
import { getProjectAssignment, myAssignment } from './assignment-results.ts';
import * as assignments from './assignments.ts';

/** Every call about assignments. */
export const assignmentsCalls = {
  previewAssignment: assignments.previewAssignment,
  listOpenProjects,
  listParticipants,
  proposeAssignment: assignments.proposeAssignment,
  listAssignments: assignments.listAssignments,
  myAssignment,
  getAssignment: assignments.getAssignment,
  listAssignedStudents: assignments.listAssignedStudents,
  exportAssignment: assignments.exportAssignment,
  publishAssignment: assignments.publishAssignment,
  undoAssignment: assignments.undoAssignment,
  discardAssignment: assignments.discardAssignment,
  replayAssignment: assignments.replayAssignment,
  getProjectAssignment,
};
