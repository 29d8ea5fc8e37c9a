import { useController } from 'react-hook-form';
import { conditionFacts } from '../../../../contract/projects/condition-words.ts';
import { type Conditions, conditionsOf } from '../../../../contract/projects/conditions.ts';
import { ConditionFields } from '../../../features/projects/conditions/ConditionFields.tsx';
import { LockedField } from './LockedField.tsx';
import type { FieldsProps } from './post-form.ts';

/** When, how much and for what pay one works, and whose the work is. */
export function ConditionsPanel({ form, isOpen }: FieldsProps) {
  const { field } = useController({ name: 'pay', control: form.control });
  return (
    <section className="panel">
      <h2>Conditions</h2>
      {isOpen('pay') ? (
        <ConditionFields
          tie={form.field}
          pay={field.value as string | null}
          onPay={field.onChange}
        />
      ) : (
        <LockedField
          label="Conditions"
          value={conditionFacts(conditionsOf(form.getValues() as Conditions))
            .map(({ name, value }) => `${name}: ${value}`)
            .join('. ')}
        />
      )}
    </section>
  );
}
