import type { ReviewForm } from '../../../../src/contract/engagements/deliveries.ts';
import { linesOf } from '../../../../src/contract/engagements/review-notes.ts';
import { milestoneAfter } from '../../../../src/machines/lifecycle/engagement-moves.ts';
import { audit } from '../../../platform/audit/audit.ts';
import type { Command } from '../../../platform/calls/command.ts';
import { badField, Problem } from '../../../platform/http/problem.ts';
import { auditSubject } from '../lock.ts';
import { tellStudent } from '../news.ts';
import { record } from '../record.ts';
import { contentToNote, setMilestoneState } from './repository.ts';
import { lockMilestone } from './team.ts';

/**
 * Reviews the version that counts, for the whole team where it handed it in. Each student is told.
 * @throws {Problem} `not-found`, `engagement-over`, `newer-version`, `move-not-allowed`, `invalid`
 */
export async function review(
  command: Command,
  id: number,
  { number, version }: { number: number; version: number },
  { verdict, words, notes }: ReviewForm,
): Promise<void> {
  const { transaction, by, at } = command;
  if (verdict === 'ask for changes' && words === '' && notes.length === 0)
    throw badField('words', 'Say what should change.');
  const { milestone, everywhere } = await lockMilestone(command, id, number);
  if (version > milestone.version) throw new Problem('not-found');
  if (version < milestone.version) throw new Problem('newer-version');
  const state = milestoneAfter(milestone.state, verdict, by.role);
  if (!state)
    throw new Problem('move-not-allowed', `“${milestone.title}” is ${milestone.state} already.`);
  if (notes.length > 0)
    requirePlaces(notes, await contentToNote(transaction, id, { number, version }));
  const isApproved = verdict === 'approve';
  const { title } = milestone;
  for (const { engagement, number: milestone } of everywhere) {
    await transaction
      .insertInto('reviews')
      .values({
        engagement_id: engagement.id,
        milestone,
        version,
        verdict,
        words,
        notes: JSON.stringify(notes),
        at,
        account_id: by.accountId,
      })
      .execute();
    await setMilestoneState(transaction, engagement.id, milestone, { state, at });
    const event = isApproved ? 'approved' : 'changes asked for';
    const what = { event, by: by.accountId, at, milestone, version } as const;
    await record(command, engagement.id, what);
    const after = { milestone: title, version, verdict };
    await audit(command, { act: 'reviewed', ...auditSubject(engagement), after });
    await tellStudent(command, engagement, {
      title: isApproved ? 'Your delivery is approved' : 'The company asks for changes',
      message: isApproved
        ? `${engagement.companyName} has approved “${title}” of “${engagement.title}”.`
        : `${engagement.companyName} asks for changes to “${title}” of “${engagement.title}”. Read what should change, and hand in a new version.`,
    });
  }
}

/** @throws {Problem} `invalid` for a note on a line or a file that this version does not have */
function requirePlaces(
  notes: ReviewForm['notes'],
  { words, files }: { words: string; files: readonly number[] },
): void {
  const lines = linesOf(words).length;
  for (const [at, note] of notes.entries()) {
    if (note.about === 'file' && !files.includes(note.file))
      throw badField(`notes.${at}.file`, 'This version has no such file.');
    if (note.about === 'line' && note.line > lines)
      throw badField(
        `notes.${at}.line`,
        lines === 0
          ? 'This version has no text, so a note cannot be about a line.'
          : `This version has ${lines} ${lines === 1 ? 'line' : 'lines'}: choose one of them.`,
      );
  }
}
