import { Fragment } from 'react';
import { conditionFacts, deliverablesIn } from '../../../../contract/projects/condition-words.ts';
import type { Conditions } from '../../../../contract/projects/conditions.ts';
import './conditions.scss';

/** A project's conditions, for a list of facts. */
export function ConditionFacts({ project }: { project: Conditions }) {
  return conditionFacts(project).map(({ name, value }) => (
    <Fragment key={name}>
      <dt>{name}</dt>
      <dd className={value === 'Not stated' ? 'soft' : ''}>{value}</dd>
    </Fragment>
  ));
}

export function Deliverables({ project: { deliverables } }: { project: Conditions }) {
  const lines = deliverablesIn(deliverables);
  return (
    <section className="deliverables mb-5">
      <h3>What you deliver</h3>
      {lines.length === 0 ? (
        <p className="soft m-0">Not stated</p>
      ) : (
        <ul className="ps-5 m-0">
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
    </section>
  );
}
