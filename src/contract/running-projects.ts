import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { idInPath, requiredText, text } from './fields.ts';
import { project, projectEntries, projectStatuses } from './projects.ts';

const byPid = v.object({ pid: idInPath });

/** The whole project, as its company edits it. A repeated value is no change. */
export const projectEdit = v.object(projectEntries);
export type ProjectEdit = v.InferOutput<typeof projectEdit>;

export const editProject = endpoint({
  method: 'PUT',
  path: '/Projects/{pid}',
  summary: 'Edit a project; its status decides which fields can change',
  audience: { Company: 'own', Admin: 'any' },
  params: byPid,
  body: projectEdit,
  reply: { kind: 'json', schema: project },
  problems: ['not-editable'],
});

export const deleteProject = endpoint({
  method: 'DELETE',
  path: '/Projects/{pid}',
  summary: 'Delete a draft that nothing depends on',
  audience: { Company: 'own', Admin: 'any' },
  params: byPid,
  reply: { kind: 'text' },
  problems: ['in-use'],
});

export const moveProject = endpoint({
  method: 'PUT',
  path: '/Projects/{id}/status',
  summary: 'Change a project’s status; an illegal change returns the allowed ones',
  audience: { Company: 'own', Admin: 'any' },
  params: v.object({ id: idInPath }),
  body: v.object({
    status: requiredText('Status is required.', 40),
    reason: v.optional(text(500), ''),
  }),
  reply: { kind: 'json', schema: project },
  problems: ['move-not-allowed', 'incomplete'],
});

/** One move a project could make now, with what it would cause, in sentences. */
const possibleMove = v.object({
  to: v.picklist(projectStatuses),
  label: v.string(),
  needsReason: v.boolean(),
  causes: v.array(v.string()),
});
export type PossibleMove = v.InferOutput<typeof possibleMove>;

export const listProjectMoves = endpoint({
  method: 'GET',
  path: '/Projects/{pid}/moves',
  summary: 'A project’s possible moves with their effects, and its editable fields',
  audience: { Company: 'own', Admin: 'any' },
  params: byPid,
  reply: {
    kind: 'json',
    schema: v.object({
      status: v.picklist(projectStatuses),
      moves: v.array(possibleMove),
      editable: v.array(v.string()),
    }),
  },
});
