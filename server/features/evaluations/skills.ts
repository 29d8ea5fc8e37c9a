import { sql } from 'kysely';
import type { ShownSkill } from '../../../src/contract/evaluations/evaluations.ts';
import { skillsIn } from '../../../src/contract/projects/skill-list.ts';
import type { Database } from '../../platform/database/open.ts';
import { badField } from '../../platform/http/problem.ts';

/**
 * The skills that a company confirms, each with the milestone that showed it.
 * @throws {Problem} `invalid` for a skill that the project did not ask for, and for a milestone that is not approved
 */
export async function shownSkills(
  transaction: Database,
  id: number,
  skills: readonly ShownSkill[],
): Promise<ShownSkill[]> {
  const { rows } = await sql<{ asked: string; approved: number[] }>`
    select p.skills as asked, array(
      select m.number from milestones m where m.engagement_id = a.id and m.state = 'Approved') as approved
    from applications a join projects p on p.id = a.project_id where a.id = ${id}`.execute(
    transaction,
  );
  const { asked, approved } = rows[0]!;
  const known = skillsIn(asked);
  skills.forEach(({ name, milestone }, at) => {
    if (!known.includes(name))
      throw badField(`skills.${at}.name`, 'The project does not ask for this skill any more.');
    if (milestone !== null && !approved.includes(milestone))
      throw badField(`skills.${at}.milestone`, 'Choose a milestone that you approved.');
  });
  return skills.filter(({ milestone }) => milestone !== null);
}
