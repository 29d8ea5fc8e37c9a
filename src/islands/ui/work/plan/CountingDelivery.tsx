import { newestDelivery } from '../../../../machines/engagements/engagements.ts';
import { Reading } from '../../reading/Reading.tsx';
import { useRead } from '../../reading/useRead.ts';
import { DeliveryInFull } from './DeliveryInFull.tsx';

/** The version of a milestone that counts. */
export function CountingDelivery({ engagement, number }: { engagement: number; number: number }) {
  return (
    <Reading
      of={useRead(newestDelivery(engagement, number))}
      loading={<p role="status">Loading what was handed in…</p>}
      failed="What was handed in could not be loaded."
    >
      {({ rows }) =>
        rows.map((delivery) => (
          <DeliveryInFull
            key={delivery.version}
            engagement={engagement}
            delivery={delivery}
            counts
          />
        ))
      }
    </Reading>
  );
}
