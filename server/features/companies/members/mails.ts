import { linkMinutes } from '../../../../src/contract/accounts/mailed-links.ts';
import type { MemberRole } from '../../../../src/contract/companies/member-rights.ts';
import { joinRequestHours } from '../../../../src/contract/companies/members.ts';
import { quoted } from '../../../platform/mail/quoted.ts';
import type { Mail } from '../../../platform/mail/transport.ts';

/** Each role with its work, as an invitation puts it. */
const memberWork: Record<MemberRole, string> = {
  Owner: 'an Owner: you run everything, including the team',
  Recruiter: 'a Recruiter: you post projects and choose who takes part',
  Supervisor: 'a Supervisor: you look after the work on your projects',
};

export const memberInvitationMail = (
  to: string,
  role: MemberRole,
  from: { person: string; company: string },
  way: string,
): Mail => ({
  to,
  subject: 'You have been invited to a company on Trestle',
  text: `You are invited to join a company on Trestle, where engineering students take on short, real projects from companies: ${quoted(from.person)} invites you to ${quoted(from.company)}.

You would be ${memberWork[role]}. Join here:

${way}

The link works once and expires after ${linkMinutes.invitation / 1440} days. If you do not know this company, ignore this email: nothing happens without the link.
`,
});

/**
 * Goes to an address that somebody typed in a request to join a company. They may have typed any name, so the mail
 * contains none.
 */
export const confirmRequestMail = (to: string, way: string): Mail => ({
  to,
  subject: 'Confirm your request to join your company on Trestle',
  text: `Somebody, probably you, used this address to ask to join their company on Trestle. We ask its owners once you confirm here:

${way}

The link works once and expires after ${joinRequestHours} hours.

If it was not you, ignore this email. Nobody is asked without the link.
`,
});

/** The owners' answer to somebody who asked to join. */
export const turnedAwayMail = (to: string, company: string): Mail => ({
  to,
  subject: 'Your request to join a company on Trestle',
  text: `You asked to join ${company} on Trestle. Its owners have declined your request. Ask them if you think this is a mistake.
`,
});
