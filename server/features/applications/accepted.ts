import { dayInWords } from '../../../src/contract/dates.ts';
import { dayMs } from '../../../src/contract/days.ts';
import type { Services } from '../../platform/calls/command.ts';
import type { Database } from '../../platform/database/open.ts';
import { firstRow } from '../../platform/database/rows.ts';
import type { Mail } from '../../platform/mail/transport.ts';
import { firstWordDays } from './rules.ts';

interface Place {
  readonly email: string;
  readonly title: string;
  readonly company: string;
  readonly recruiter: string;
  readonly isSignedUp: boolean;
  readonly isVerified: boolean;
}

/** Mails the student who took a place what happens next: who writes when, and whom to ask if nobody does. */
export async function mailWhatHappensNext(
  { mailer, clock, publicOrigin, timeZone }: Services,
  transaction: Database,
  applicationId: number,
): Promise<void> {
  const row = await firstRow<Place>(transaction)`
    select s.email, p.title, c.name as company, c.recruiter, c.account_id is not null as "isSignedUp",
      c.verified_at is not null as "isVerified"
    from applications a
      join students s on s.id = a.student_id
      join projects p on p.id = a.project_id
      join companies c on c.id = p.company_id
    where a.id = ${applicationId}`;
  const place = row!;
  const inDays = new Date(clock().getTime() + firstWordDays * dayMs);
  const writesBy = dayInWords(inDays, timeZone);
  const addresses = {
    application: `${publicOrigin}/student/myproject?application=${applicationId}`,
    room: `${publicOrigin}/student/work?engagement=${applicationId}`,
    contact: `${publicOrigin}/contactus`,
  };
  const mail = acceptedMail(
    place.email,
    { ...place, firstStep: firstStepOf(place), writesBy },
    addresses,
  );
  await mailer.send(transaction, mail);
}

/** Only a verified company is shown the student’s address. */
function firstStepOf({ company, recruiter, isSignedUp, isVerified }: Place): string {
  if (!isSignedUp) return `The programme’s office puts you and ${company} in touch.`;
  return isVerified
    ? `${recruiter} of ${company} has your address and writes to you here, to agree when you start and how you work together.`
    : `${company} gets your address once the programme’s office has verified the company. Then ${recruiter} writes to you here, to agree when you start and how you work together.`;
}

/** Tells a student who took a place what happens next, and what to do if it does not. */
const acceptedMail = (
  to: string,
  place: { title: string; company: string; firstStep: string; writesBy: string },
  addresses: { application: string; room: string; contact: string },
): Mail => ({
  to,
  subject: `Your place in “${place.title}”`,
  text: `You have accepted the place in “${place.title}” at ${place.company}. The place is yours.

What happens next: ${place.firstStep}

Your plan, what you hand in and the reviews of it are here: ${addresses.room}

If you have heard nothing by ${place.writesBy}, write to the programme’s office: ${addresses.contact}

Your application and the project: ${addresses.application}
`,
});
