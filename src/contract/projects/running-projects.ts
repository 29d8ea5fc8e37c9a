import * as v from 'valibot';
import { company } from '../companies/companies.ts';
import { domainsAtMost, recordedDomain } from '../companies/company-domains.ts';
import { nearName, nearNamesAtMost } from '../companies/near-names.ts';
import { endpoint, says } from '../endpoint.ts';
import { id, requiredText, text } from '../fields.ts';
import { upTo } from '../paging.ts';
import { givenInstant, instant } from '../time.ts';
import { project, projectEntries } from './projects.ts';
import { projectStatuses } from './statuses.ts';

/** The whole project, as its company edits it. A repeated value is no change. */
export const projectEdit = v.object(projectEntries);
export type ProjectEdit = v.InferOutput<typeof projectEdit>;

export const editProject = endpoint({
  route: 'PUT /Projects/{pid}',
  summary: 'Edit a project; its status decides which fields can change',
  audience: { Company: 'own', Admin: 'any' },
  memberAct: 'run projects',
  body: projectEdit,
  versioned: true,
  reply: { kind: 'json', schema: project },
  problems: ['changed', 'not-editable', 'term-over'],
});

export const copyProject = endpoint({
  route: 'POST /Projects/{pid}/copy',
  summary:
    'Copy a project into a term, as a draft with its words, places and team and the term’s days',
  audience: { Company: 'own' },
  memberAct: 'run projects',
  body: v.object({ termId: id }),
  idempotent: true,
  reply: { kind: 'json', schema: project, status: 201 },
  problems: ['invalid'],
});

export const deleteProject = endpoint({
  route: 'DELETE /Projects/{pid}',
  summary: 'Delete a draft that nothing depends on',
  audience: { Company: 'own', Admin: 'any' },
  memberAct: 'run projects',
  reply: says('Draft deleted.'),
  problems: ['in-use'],
});

export const moveProject = endpoint({
  route: 'PUT /Projects/{id}/status',
  summary: 'Change a project’s status; an illegal change returns the allowed ones',
  audience: { Company: 'own', Admin: 'any' },
  memberAct: 'run projects',
  body: v.object({
    status: requiredText('Status is required.', 40),
    reason: v.optional(text(500), ''),
    /** A new deadline, for a project that opens after its old one has passed. */
    deadline: v.optional(givenInstant),
  }),
  versioned: true,
  reply: { kind: 'json', schema: project },
  problems: ['changed', 'move-not-allowed', 'invalid', 'incomplete', 'applying-ended', 'term-over'],
});

/** One move a project could make now, with what it would cause, in sentences. */
const possibleMove = v.object({
  to: v.picklist(projectStatuses),
  label: v.string(),
  needsReason: v.boolean(),
  causes: upTo(10, v.string()),
});
export type PossibleMove = v.InferOutput<typeof possibleMove>;

export const listProjectMoves = endpoint({
  route: 'GET /Projects/{pid}/moves',
  summary: 'A project’s possible moves with their effects, and its editable fields',
  audience: { Company: 'own', Admin: 'any' },
  reply: {
    kind: 'json',
    schema: v.object({
      status: v.picklist(projectStatuses),
      moves: upTo(projectStatuses.length, possibleMove),
      editable: upTo(50, v.string()),
      /** When an admin did not approve it and why; null unless it is a draft because of that. */
      returned: v.nullable(v.object({ at: instant, reason: v.string() })),
    }),
  },
});

/** Facts for approving a project. */
const projectReview = v.object({
  company: v.object({
    ...company.entries,
    registeredAt: instant,
    /** Confirmed sign-in address of the recruiter; null if there is none. */
    signInEmail: v.nullable(v.string()),
  }),
  /** Verified companies that it could be taken for by its name, the most similar first. */
  nearNames: upTo(nearNamesAtMost, nearName),
  /** Its mail domains that are proved, and how; one of a university counts once it is allowed. */
  provedDomains: upTo(domainsAtMost, recordedDomain),
  /**
   * Domain of that address: the website's own, another, a mail provider's, or a university's. Null without an address,
   * or without a website to compare.
   */
  addressAt: v.nullable(v.picklist(['own', 'other', 'mail provider', 'university'])),
  /** The company's other projects, newest first, ten at most. */
  others: upTo(
    10,
    v.object({ pid: v.number(), title: v.string(), status: v.picklist(projectStatuses) }),
  ),
  otherCount: v.number(),
});
export type ProjectReview = v.InferOutput<typeof projectReview>;

export const getProjectReview = endpoint({
  route: 'GET /Projects/{pid}/review',
  summary:
    'What speaks for and against approving a project: its company, address and other projects',
  audience: { Admin: 'any' },
  reply: { kind: 'json', schema: projectReview },
});
