import * as v from 'valibot';
import { endpoint, says } from '../endpoint.ts';
import { idInPath } from '../fields.ts';
import { instant } from '../time.ts';
import { fileName } from '../typed/file-name.ts';

/** A résumé as it was uploaded. It never changes: another upload has another number. */
export const resume = v.object({
  id: v.number(),
  /** The file's name, which ends in `.pdf`. */
  name: v.string(),
  bytes: v.number(),
  uploadedAt: instant,
});
export type Resume = v.InferOutput<typeof resume>;

export const resumeType = 'application/pdf';
export const resumeBytes = 5 * 1024 * 1024;

const file = { kind: 'file', type: resumeType } as const;

export const setResume = endpoint({
  route: 'PUT /students/{sId}/resume',
  summary: 'Upload your résumé, a PDF; what went with earlier applications stays as it was',
  audience: { Student: 'own' },
  query: v.object({ name: fileName }),
  upload: { types: [resumeType], maxBytes: resumeBytes },
  perMinute: 20,
  reply: { kind: 'json', schema: resume },
  problems: ['too-large', 'unsupported-media-type', 'resume-refused'],
});

export const removeResume = endpoint({
  route: 'DELETE /students/{sId}/resume',
  summary: 'Delete your résumé; what went with earlier applications stays with them',
  audience: { Student: 'own' },
  reply: says('Résumé deleted.'),
});

export const ownResume = endpoint({
  route: 'GET /students/{sId}/resume',
  summary: 'Download your résumé',
  audience: { Student: 'own' },
  reply: file,
});

export const sentResume = endpoint({
  route: 'GET /RegProjects/{id}/resume',
  summary: 'Download the résumé that went with an application, or with an earlier version of it',
  audience: { Student: 'own', Company: 'own', Admin: 'any' },
  /** Left out: what the application says now. */
  query: v.object({ version: v.optional(idInPath) }),
  reply: file,
});
