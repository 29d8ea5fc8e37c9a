import * as v from 'valibot';
import { textUpTo } from './fields.ts';

/**
 * Every way a call can fail, by its stable code. The title is the same for all cases of one code;
 * the detail of an answer says what happened this time (RFC 9457).
 */
export const problems = {
  'bad-request': { status: 400, title: 'The request could not be read.' },
  invalid: { status: 400, title: 'Check the marked fields.' },
  'sign-in-required': { status: 401, title: 'Sign in to continue.' },
  'sign-in-failed': { status: 401, title: 'Email or password is wrong.' },
  'password-needed': { status: 403, title: 'Enter your password again to do this.' },
  'email-unverified': { status: 403, title: 'Confirm your email address first.' },
  'account-disabled': { status: 403, title: 'This account is disabled.' },
  'sign-in-waits': { status: 429, title: 'Too many wrong passwords.' },
  'link-refused': { status: 400, title: 'This link is wrong or has expired.' },
  forbidden: { status: 403, title: 'You do not have access to this.' },
  'not-found': { status: 404, title: 'This does not exist or has been deleted.' },
  'email-taken': { status: 409, title: 'This email address is already in use.' },
  'company-name-taken': {
    status: 409,
    title: 'A verified company already has this name, or one that looks like it.',
  },
  'near-name': { status: 409, title: 'A verified company has nearly this name.' },
  'university-taken': {
    status: 409,
    title: 'Another university already has this name or mail domain.',
  },
  'term-name-taken': { status: 409, title: 'Another term already has this name.' },
  'term-over': { status: 409, title: 'This term is over, so nothing in it can change.' },
  'others-depend': { status: 409, title: 'Other records depend on this.' },
  'last-super-admin': { status: 409, title: 'There must be at least one Super Admin.' },
  'last-owner': { status: 409, title: 'A company needs at least one owner.' },
  'too-many-members': {
    status: 409,
    title: 'A company can have at most 50 people, including those invited.',
  },
  'requests-full': {
    status: 409,
    title: 'Too many people are already waiting to join this company.',
  },
  'proof-missing': { status: 409, title: 'We could not find the proof.' },
  'domain-taken': {
    status: 409,
    title:
      'Another company has confirmed this domain. Confirm it with a DNS record, or contact the programme’s office.',
  },
  'no-company': {
    status: 403,
    title: 'You are not in a company any more. Ask its owner to invite you again.',
  },
  'not-invited': { status: 409, title: 'This person is not waiting for an invitation.' },
  'no-account': { status: 409, title: 'This company has no account.' },
  'file-unreadable': { status: 400, title: 'This file could not be read.' },
  'file-refused': { status: 400, title: 'This file cannot be accepted.' },
  'no-space-left': { status: 409, title: 'There is no space left for this file.' },
  'no-room': { status: 507, title: 'There is no room for files just now. Try again later.' },
  'upload-elsewhere': { status: 409, title: 'This upload was continued elsewhere.' },
  'file-held': { status: 409, title: 'This file cannot be opened.' },
  'range-not-there': { status: 416, title: 'The file has no such part.' },
  changed: { status: 412, title: 'Somebody else has changed this in the meantime.' },
  'too-many-saved': { status: 409, title: 'You cannot save any more.' },
  'already-applied': { status: 409, title: 'You have already applied to this project.' },
  'portfolio-name-taken': {
    status: 409,
    title: 'Another portfolio has this address. Choose another one.',
  },
  'not-open': { status: 409, title: 'This project is not open for registration.' },
  'applying-not-begun': {
    status: 409,
    title: 'Applications for this project’s term have not opened yet.',
  },
  'applying-ended': { status: 409, title: 'Applications for this project’s term have closed.' },
  'deadline-passed': { status: 409, title: 'The deadline to apply has passed.' },
  'move-not-allowed': { status: 409, title: 'This status change is not possible.' },
  incomplete: { status: 409, title: 'Fill in what students need to know first.' },
  'not-live': { status: 409, title: 'One of these applications is no longer open.' },
  'not-placed': { status: 409, title: 'This student has no place in this project now.' },
  'supervisor-taken': {
    status: 409,
    title: 'Another member of staff already supervises this student here.',
  },
  'done-already': {
    status: 409,
    title: 'This has just been done. Reload the page to see how it stands.',
  },
  'not-editable': { status: 409, title: 'This can no longer be changed.' },
  'in-use': { status: 409, title: 'Something depends on this.' },
  'newer-version': { status: 409, title: 'There is a newer version than the one you have read.' },
  'decided-first': {
    status: 409,
    title: 'Somebody else in the programme’s office decides on this objection.',
  },
  'engagement-over': { status: 409, title: 'This work has ended.' },
  'reminded-today': { status: 409, title: 'They have already been reminded today.' },
  'no-places-left': { status: 409, title: 'All places of this project are taken.' },
  'nobody-takes-part': { status: 409, title: 'No students or projects match this selection.' },
  'run-not-ready': { status: 409, title: 'This run’s status does not allow that.' },
  'programme-changed': { status: 409, title: 'Something has changed since this proposal.' },
  'undo-over': { status: 409, title: 'This can no longer be undone.' },
  'code-refused': { status: 400, title: 'That code is wrong or has expired.' },
  'picture-refused': { status: 400, title: 'Use a JPEG, PNG or WebP picture.' },
  'resume-refused': { status: 400, title: 'Choose a PDF file.' },
  'not-acceptable': { status: 406, title: 'This call cannot answer in the requested format.' },
  'too-slow': { status: 408, title: 'The request took too long.' },
  'too-large': { status: 413, title: 'This is too large.' },
  'unsupported-media-type': { status: 415, title: 'Send JSON.' },
  'too-many-requests': { status: 429, title: 'Too many requests.' },
  'header-too-large': { status: 431, title: 'The request headers are too large.' },
  busy: { status: 503, title: 'Too many people are doing this right now. Try again in a moment.' },
  unavailable: { status: 503, title: 'The service is unavailable. Try again in a moment.' },
  unexpected: { status: 500, title: 'Something went wrong on our side. Try again later.' },
} as const satisfies Record<string, { status: number; title: string }>;

export type ProblemCode = keyof typeof problems;

/** One field that needs another look: `path` in dots (`skills.0`), `message` a sentence. */
export const fieldError = v.object({ path: textUpTo(100), message: textUpTo(300) });
export type FieldError = v.InferOutput<typeof fieldError>;

/** The body of every error, `application/problem+json`. */
export const problemBody = v.object({
  type: v.string(),
  title: v.string(),
  status: v.number(),
  code: v.string(),
  detail: v.optional(v.string()),
  instance: v.optional(v.string()),
  allowed: v.optional(v.array(v.string())),
  errors: v.optional(v.array(fieldError)),
  /** Current thing, if an edit was refused because it was based on an older version. */
  current: v.optional(v.record(v.string(), v.unknown())),
});
export type ProblemBody = v.InferOutput<typeof problemBody>;
