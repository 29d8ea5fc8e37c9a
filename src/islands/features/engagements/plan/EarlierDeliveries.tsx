import { useState } from 'react';
import { deliveriesOf } from '../../../../api/read/engagements.ts';
import { useRead } from '../../../../api/read/useRead.ts';
import { Button } from '../../../ui/form/Button.tsx';
import { Reading } from '../../../ui/reading/Reading.tsx';
import { DeliveryInFull } from './DeliveryInFull.tsx';

interface Props {
  engagement: number;
  number: number;
  versions: number;
}

/** What was handed in before the version that counts, each with its review; read once it is opened, some at a time. */
export function EarlierDeliveries({ engagement, number, versions }: Props) {
  const [isOpen, setOpen] = useState(false);
  const [pages, askFor] = useState(1);
  const all = useRead(isOpen ? deliveriesOf(engagement, number, pages) : null);
  return (
    <details
      className="earlier-deliveries"
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>
        {versions === 2 ? 'The earlier version' : `${versions - 1} earlier versions`}
      </summary>
      {isOpen && (
        <Reading
          of={all}
          loading={<p role="status">Loading earlier versions…</p>}
          failed="The earlier versions could not be loaded."
        >
          {({ rows: [, ...earlier], total }) => (
            <div className="versions fitting gap-3">
              {earlier.map((delivery) => (
                <DeliveryInFull
                  key={delivery.version}
                  engagement={engagement}
                  delivery={delivery}
                />
              ))}
              {earlier.length + 1 < total && (
                <Button look="quiet" onClick={() => askFor(pages + 1)}>
                  Older versions
                </Button>
              )}
            </div>
          )}
        </Reading>
      )}
    </details>
  );
}
