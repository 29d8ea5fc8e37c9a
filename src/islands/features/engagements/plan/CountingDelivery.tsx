import { newestDelivery } from '../../../../api/read/engagements.ts';
import { useRead } from '../../../../api/read/useRead.ts';
import { Reading } from '../../../ui/reading/Reading.tsx';
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
