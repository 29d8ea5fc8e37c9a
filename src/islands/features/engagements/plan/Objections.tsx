import type { Delivery } from '../../../../contract/engagements/deliveries.ts';
import { momentOf } from '../../../ui/status/dates.ts';

/** What mates say against a version that was handed in for the team; nothing where nobody objects. */
export function Objections({ objections }: Pick<Delivery, 'objections'>) {
  return objections.map(({ by, reason, at }) => (
    <div key={at + by} className="objection">
      <p className="note">
        <strong>{by} objects</strong>, <time dateTime={at}>{momentOf(at)}</time>
      </p>
      <p>{reason}</p>
    </div>
  ));
}
