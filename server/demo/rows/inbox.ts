import type { Row } from '../../platform/database/rows.ts';
import { momentOf } from '../calendar.ts';
import type { Numbering } from './numbering.ts';

/** What visitors wrote to the team, the oldest first, `day` days ago. */
const written = [
  {
    day: 9,
    name: 'Henrike Solberg',
    email: 'henrike.solberg@fjellvik.example',
    subject: 'Does a project count as an internship?',
    message:
      'Our faculty asks for four weeks of supervised work. Do you write a confirmation that names the hours?',
    reply:
      'Yes. Once your work on the project is completed, write to us and we send a confirmation with its days and your tasks. Your faculty decides how many weeks it counts.',
  },
  {
    day: 2.4,
    name: 'Tomás Ferreira',
    email: 'tomas@ponte-e-filhos.example',
    subject: 'Two of us recruit for one company',
    message:
      'My colleague and I would both like to choose applicants. Can one company have two people who sign in?',
    reply: null,
  },
  {
    day: 1.1,
    name: 'Prof. Ilse Marten',
    email: 'marten@vellmar.example',
    subject: 'A talk in our bridge seminar',
    message:
      'Twenty-five third-year students would like to hear how applying works. Could somebody of your team join us online, on a Thursday in the afternoon?',
    reply: null,
  },
  {
    day: 0.2,
    name: 'Kofi Mensah',
    email: 'kofi.mensah@tarn.example',
    subject: 'My code never arrived',
    message:
      'I registered this morning and asked for the code three times. It is not among the junk mail either.',
    reply: null,
  },
] as const;

/** The inbox: three messages wait, one was answered by the admin who takes care of it. */
export function inboxRows(
  number: Numbering,
  admin: { id: number; admin_name: string },
  now: Date,
): { messages: (Row<'contact_messages'> & { id: number })[]; replies: Row<'message_replies'>[] } {
  const messages: (Row<'contact_messages'> & { id: number })[] = [];
  const replies: Row<'message_replies'>[] = [];
  for (const { day, name, email, subject, message, reply } of written) {
    const id = number.contact_messages();
    messages.push({
      id,
      name,
      email,
      subject,
      message,
      received_at: momentOf(now, -day),
      state: reply ? 'answered' : 'open',
      assigned_to: reply ? admin.id : null,
      note: '',
    });
    const at = momentOf(now, -day + 0.8);
    if (reply) replies.push({ message_id: id, at, by_name: admin.admin_name, message: reply });
  }
  return { messages, replies };
}
