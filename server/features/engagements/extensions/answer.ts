import type { ExtensionAnswer } from '../../../../src/contract/engagements/extensions.ts';
import { audit } from '../../../platform/audit/audit.ts';
import type { Command } from '../../../platform/calls/command.ts';
import { auditSubject } from '../lock.ts';
import { tellStudent } from '../news.ts';
import { record } from '../record.ts';
import { grant } from './grant.ts';
import { dayWords, decide, locate, moveAsSeen, requireNewDay } from './locate.ts';
import { noteAnswer } from './repository.ts';

/**
 * Answers a request for more time: what is granted holds at once, another day once the student accepts it. The student
 * is told.
 * @throws {Problem} `not-found`, `engagement-over`, `newer-version`, `move-not-allowed`, `invalid`
 */
export async function answerExtension(
  command: Command,
  id: number,
  { number, request }: { number: number; request: number },
  answer: ExtensionAnswer,
): Promise<void> {
  const { transaction, by, at } = command;
  const located = await locate(command, id, number);
  const { engagement, milestone } = located;
  const judged = decide(located, request, answer.answer, command);
  const which = [id, number, request] as const;
  const { state } = judged;
  const { note } = answer;
  const said = { state, by: by.accountId, at, answer: note };
  const happened = { by: by.accountId, at, milestone: number, note };
  const about = `“${milestone.title}” of “${engagement.title}”`;
  const after = { milestone: milestone.title, answer: answer.answer };
  await audit(command, { act: 'answered', ...auditSubject(engagement), after });
  switch (answer.answer) {
    case 'grant': {
      const wish = { dueOn: judged.request.asked.dueOn, movesLater: answer.movesLater };
      const moved = moveAsSeen(located, wish, answer.moved);
      await noteAnswer(transaction, which, said);
      await grant(command, located, moved, { event: 'extension granted', note });
      return tellStudent(command, engagement, {
        title: 'You have more time',
        message: `${engagement.companyName} grants more time for ${about}: it is due on ${dayWords(wish.dueOn)} now.`,
      });
    }
    case 'refuse':
      await noteAnswer(transaction, which, said);
      await record(command, id, { event: 'extension refused', ...happened });
      return tellStudent(command, engagement, {
        title: 'No more time',
        message: `${engagement.companyName} does not grant more time for ${about}; it stays due on ${dayWords(milestone.dueOn)}: ${note}`,
      });
    case 'offer another day': {
      const { dueOn, movesLater } = answer;
      requireNewDay(command, located, dueOn);
      moveAsSeen(located, answer, answer.moved);
      await noteAnswer(transaction, which, { ...said, offered: { dueOn, movesLater } });
      await record(command, id, { event: 'another day offered', day: dueOn, ...happened });
      return tellStudent(command, engagement, {
        title: 'The company offers another day',
        message: `${engagement.companyName} offers ${dayWords(dueOn)} for ${about}. Accept or decline it.`,
      });
    }
  }
}
