import type { EvaluationRound } from '../../../contract/evaluations/evaluations.ts';
import type { Shares } from '../../../contract/evaluations/shares.ts';
import { calendarDay } from '../../ui/status/dates.ts';
import type { RoomView } from '../engagements/room/room-view.ts';
import { SharesForm } from './SharesForm.tsx';
import { sharesGiven } from './shares-words.ts';

interface Props extends Pick<RoomView, 'room'> {
  shares: Shares;
  round: Pick<EvaluationRound, 'openedAt' | 'opensOn'>;
}

/** Who did how much, as the team sees it: a student gives points, company and office read what they come to. */
export function TeamShares({ room: { id, companyName }, shares, round }: Props) {
  const { mayGive, members, hint } = shares;
  const given = sharesGiven(members, id);
  if (!mayGive && !given && !hint) return null;
  const until = calendarDay(round.opensOn);
  return (
    <section className="team-shares" aria-labelledby="team-shares">
      <h4 id="team-shares">Who did how much</h4>
      {mayGive && (
        <>
          <p>
            Give everybody in your team 0 to 5 points for their part of the work, yourself included,
            or leave it out. {companyName} and the office read what the points of all of you come
            to, once the evaluations are open. No student reads what you give.{' '}
            {round.openedAt === null
              ? `You can change your points until the evaluations open, on ${until} at the latest.`
              : `The evaluations are open: you can save your points once, until ${until}.`}
          </p>
          <SharesForm id={id} members={members} />
        </>
      )}
      {!mayGive && given && <p>{given} That cannot be changed any more.</p>}
      {hint && <Hint {...hint} />}
    </section>
  );
}

/** What it comes to, for whoever decides what the work has come to. */
const Hint = ({ members, pointedOut }: NonNullable<Shares['hint']>) => (
  <>
    <p>
      How much of the work each member did, as the team sees it: 1.00 is an equal share. It is a
      hint, and nothing follows from it by itself. No student reads it.
    </p>
    <table className="shares">
      <tbody>
        {members.map(({ id, name, factor }) => (
          <tr key={id}>
            <th scope="row">{name}</th>
            <td>{factor.toFixed(2)}</td>
          </tr>
        ))}
      </tbody>
    </table>
    {pointedOut.length > 0 && (
      <>
        <p>Worth a look, and no judgement:</p>
        <ul>
          {pointedOut.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      </>
    )}
  </>
);
