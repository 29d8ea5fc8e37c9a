import type { ReactNode } from 'react';

/** A name and what it is; nothing where that is not given. */
export type Fact = readonly [name: string, value: ReactNode];

/** Facts of a record, one a line. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className="facts record-facts">
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt className="fs-13">{name}</dt>
          <dd className="text-pre-line">
            {value || value === 0 ? value : <span className="soft">Not given</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
