import { type FormEvent, useState } from 'react';
import { refreshOnRefusal } from '../../../api/act/refusal.ts';
import { useAct } from '../../../api/act/useAct.ts';
import { refresh } from '../../../api/read/read.ts';
import { giveShares, pointChoices, type Shares } from '../../../contract/evaluations/shares.ts';
import { BusyButton } from '../../ui/form/BusyButton.tsx';
import '../../ui/form/segments.scss';
import { NotSent } from '../../ui/form/FormAlert.tsx';
import { calendarDay } from '../../ui/status/dates.ts';
import { announce } from '../../ui/status/toasts.ts';
import { listed } from '../engagements/plan/team-words.ts';
import type { RoomView } from '../engagements/room/room-view.ts';

interface Props extends Pick<RoomView, 'room'> {
  shares: Shares;
  /** On this day the final evaluation opens at the latest. */
  opensOn: string;
}

/** Shows how a team divides the work: a student gives points, company and admins read the results. */
export function TeamShares({ room: { id, companyName }, shares, opensOn }: Props) {
  const { mayGive, members, hint } = shares;
  const [chosen, choose] = useState<Record<number, (typeof pointChoices)[number]>>({});
  const { press, isPending, failure } = useAct(giveShares, {
    changes: () => refresh(),
    done: () => announce('Your points are saved.'),
    failed: refreshOnRefusal,
  });
  const given = members.map((one) => ({ ...one, points: chosen[one.id] ?? one.points }));
  const save = (event: FormEvent) => {
    event.preventDefault();
    // Leave out members without a choice; the server reports them.
    const points = given.flatMap((one) =>
      one.points === null ? [] : [{ member: one.id, points: one.points }],
    );
    press({ params: { id }, body: { given: points } });
  };
  const told = sharesGiven(mayGive ? given : members, id);
  if (!mayGive && !told && !hint) return null;
  return (
    <section className="beside-sides mt-4 part-above" aria-labelledby="team-shares">
      <h4 id="team-shares">How the team shared the work</h4>
      {mayGive && (
        <form noValidate onSubmit={save}>
          <p>
            If you want to, give everybody in your team, including yourself, 0 to 5 points for their
            part of the work. You can change your points until {calendarDay(opensOn)}. Students
            cannot see them. {companyName} and the programme’s office see the team’s result once the
            evaluations are open.
          </p>
          <NotSent failure={failure} />
          <table className="shares">
            <tbody>
              {given.map(({ id: member, name, points }) => (
                <tr className="line-top" key={member}>
                  <th className="fw-semibold" scope="row">
                    {member === id ? 'You' : name}
                  </th>
                  <td className="tabular text-end">
                    <div className="segments" role="radiogroup" aria-label={`Points for ${name}`}>
                      {pointChoices.map((choice) => (
                        <label key={choice} className="segment">
                          <input
                            type="radio"
                            name={`points-${member}`}
                            checked={points === choice}
                            onChange={() => choose({ ...chosen, [member]: choice })}
                          />
                          <span>{choice}</span>
                        </label>
                      ))}
                    </div>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
          <p role="status">{told}</p>
          <BusyButton type="submit" busy={isPending}>
            Save points
          </BusyButton>
        </form>
      )}
      {!mayGive && told && <p>{told} That cannot be changed any more.</p>}
      {hint && <Hint {...hint} />}
    </section>
  );
}

/** A student's shares of the points in a sentence; empty if all are none. */
function sharesGiven(given: Shares['members'], own: number): string {
  const all = given.reduce((sum, { points }) => sum + (points ?? 0), 0);
  const shares = given.flatMap(({ id, name, points }) =>
    points === null
      ? []
      : [`${id === own ? 'yourself' : name} ${Math.round((points / all) * 100)}%`],
  );
  return all > 0 ? `Your points so far: ${listed(shares)}.` : '';
}

/** Result of the points, for the person who decides the outcome. */
const Hint = ({ members, pointedOut }: NonNullable<Shares['hint']>) => (
  <>
    <p>
      How much of the work each member did, as the team sees it: 1.00 is an equal share. It is a
      guide and decides nothing by itself. Students cannot see it.
    </p>
    <table className="shares">
      <tbody>
        {members.map(({ id, name, factor }) => (
          <tr className="line-top" key={id}>
            <th className="fw-semibold" scope="row">
              {name}
            </th>
            <td className="tabular text-end">{factor.toFixed(2)}</td>
          </tr>
        ))}
      </tbody>
    </table>
    {pointedOut.length > 0 && <p>Worth checking, but not a judgement:</p>}
    <ul>
      {pointedOut.map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  </>
);
