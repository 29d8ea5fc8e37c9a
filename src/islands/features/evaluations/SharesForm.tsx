import { type FormEvent, useState } from 'react';
import { useAct } from '../../../api/act/useAct.ts';
import { refresh } from '../../../api/read/read.ts';
import { endpoints } from '../../../contract/endpoints.ts';
import { pointsAtMost, type Shares } from '../../../contract/evaluations/shares.ts';
import { BusyButton } from '../../ui/form/BusyButton.tsx';
import '../../ui/form/segments.scss';
import { useRefreshOnRefusal } from '../../ui/machine/useRefreshOnRefusal.ts';
import { announce } from '../../ui/status/toasts.ts';
import { NotSent } from '../engagements/acts/NotSent.tsx';
import { sharesGiven } from './shares-words.ts';

const steps = Array.from({ length: pointsAtMost + 1 }, (_, points) => points);

interface Props {
  /** Of the engagement. */
  id: number;
  members: Shares['members'];
}

/** A student gives every member of the team points; what share of all points that is, is told as they choose. */
export function SharesForm({ id, members }: Props) {
  const [chosen, choose] = useState<Readonly<Record<number, number>>>({});
  const { press, isPending, failure } = useAct(endpoints.giveShares, {
    changes: () => refresh(),
    done: () => announce('Your points are saved.'),
  });
  useRefreshOnRefusal(failure);
  const given = members.map((one) => ({ ...one, points: chosen[one.id] ?? one.points }));
  const save = (event: FormEvent) => {
    event.preventDefault();
    const points = given.flatMap((one) =>
      one.points === null ? [] : [{ member: one.id, points: one.points }],
    );
    press({ params: { id }, body: { given: points } });
  };
  return (
    <form noValidate onSubmit={save}>
      <NotSent failure={failure} />
      <table className="shares">
        <tbody>
          {given.map(({ id: member, name, points }) => (
            <tr key={member}>
              <th scope="row">{member === id ? 'You' : name}</th>
              <td>
                <div className="segments" role="radiogroup" aria-label={`Points for ${name}`}>
                  {steps.map((step) => (
                    <label key={step} className="segment">
                      <input
                        type="radio"
                        name={`points-${member}`}
                        checked={points === step}
                        onChange={() => choose({ ...chosen, [member]: step })}
                      />
                      <span>{step}</span>
                    </label>
                  ))}
                </div>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p role="status">{sharesGiven(given, id)}</p>
      <div className="room-acts">
        <BusyButton type="submit" className="btn btn-outline-primary" busy={isPending}>
          Save points
        </BusyButton>
      </div>
    </form>
  );
}
