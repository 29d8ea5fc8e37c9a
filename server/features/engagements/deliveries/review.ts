import { linesOf, type ReviewForm } from '../../../../src/contract/engagements/deliveries.ts';
import { milestoneAfter } from '../../../../src/machines/lifecycle/milestone.ts';
import type { Command } from '../../../platform/calls/command.ts';
import type { Database } from '../../../platform/database/open.ts';
import { execute, firstRow } from '../../../platform/database/rows.ts';
import { badField, Problem } from '../../../platform/http/problem.ts';
import { happened } from '../events/happened.ts';
import { lockEngagement, lockMilestone, milestoneOf } from '../lock.ts';
import { setMilestoneState } from '../next.ts';

/**
 * Reviews the version that counts, for the whole team where it handed it in.
 * @throws {Problem} `not-found`, `engagement-over`, `newer-version`, `move-not-allowed`, `invalid`
 */
export async function review(
  command: Command,
  id: number,
  { number, version }: { number: number; version: number },
  { verdict, words, notes }: ReviewForm,
): Promise<void> {
  const { transaction, by, at } = command;
  const { milestone, members } = await lockMilestone(command, id, number);
  if (version > milestone.version) throw new Problem('not-found');
  if (version < milestone.version) throw new Problem('newer-version');
  const state = milestoneAfter(milestone.state, verdict, by.role);
  if (!state)
    throw new Problem('move-not-allowed', `“${milestone.title}” is ${milestone.state} already.`);
  if (notes.length > 0) await requirePlaces(transaction, milestone, notes);
  const event = verdict === 'approve' ? 'approved' : 'changes asked for';
  await execute(transaction)`
    insert into reviews (series, version, verdict, words, notes, at, account_id)
    values (${milestone.series}, ${version}, ${verdict}, ${words}, ${JSON.stringify(notes)}, ${at}, ${by.accountId})`;
  for (const { engagement, number: milestone } of members) {
    await setMilestoneState(transaction, engagement.id, milestone, { state, at });
    await happened(command, engagement, event, { milestone, version });
  }
}

/** @throws {Problem} `invalid` for a note on a line or a file that this version does not have */
async function requirePlaces(
  transaction: Database,
  { series, version }: { series: number; version: number },
  notes: ReviewForm['notes'],
): Promise<void> {
  const row = await firstRow<{ words: string; files: number[] }>(transaction)`
    select d.words, coalesce((
      select json_agg(f.file_id) from delivery_files f
      where f.series = d.series and f.version = d.version), '[]') as files
    from deliveries d where d.series = ${series} and d.version = ${version}`;
  const { words, files } = row!;
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

/**
 * Says that a milestone is not needed any more, and why.
 * @throws {Problem} `not-found`, `engagement-over`, `move-not-allowed`
 */
export async function waive(
  command: Command,
  id: number,
  number: number,
  { reason }: { reason: string },
): Promise<void> {
  const { transaction, by, at } = command;
  const engagement = await lockEngagement(command, id);
  const milestone = await milestoneOf(transaction, id, number);
  const state = milestoneAfter(milestone.state, 'waive', by.role);
  if (!state) throw new Problem('move-not-allowed', `“${milestone.title}” is ${milestone.state}.`);
  await setMilestoneState(transaction, id, number, { state, at, waivedBecause: reason });
  await happened(command, engagement, 'waived', { milestone: number, note: reason });
}
