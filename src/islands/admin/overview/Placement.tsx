import type { Overview } from '../../../contract/reports/overview.ts';
import { ScreenLink } from '../../ui/navigation/navigation.tsx';
import { askedIn, reportAddress } from '../reports/report-address.ts';

/** How students come to places; nothing while nobody has applied. */
export function Placement({ placement: { applied, placed } }: Pick<Overview, 'placement'>) {
  if (applied === 0) return null;
  return (
    <section className="placement panel" aria-label="Placement">
      <p>
        <strong>{Math.round((placed / applied) * 100)}%</strong> placement rate
      </p>
      <p>
        <strong>{placed.toLocaleString('en')}</strong> of {applied.toLocaleString('en')} students
        who applied have a place
      </p>
      <p>
        <strong>{(applied - placed).toLocaleString('en')}</strong> unplaced
      </p>
      <ScreenLink to={reportAddress(askedIn({ report: 'outcomes' }))}>Student outcomes</ScreenLink>
    </section>
  );
}
