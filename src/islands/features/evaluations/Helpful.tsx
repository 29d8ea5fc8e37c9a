import { useAct } from '../../../api/act/useAct.ts';
import { refresh } from '../../../api/read/read.ts';
import { endpoints } from '../../../contract/endpoints.ts';
import {
  type Evaluation,
  helpfulness,
  type Moment,
} from '../../../contract/evaluations/evaluations.ts';
import { Button } from '../../ui/form/Button.tsx';
import { NotSent } from '../engagements/acts/NotSent.tsx';

interface Props {
  id: number;
  moment: Moment;
  evaluation: Evaluation;
}

/** A student says how far what was written about them has helped. */
export function Helpful({ id, moment, evaluation: { helpful } }: Props) {
  const { press, isPending, failure } = useAct(endpoints.rateFeedback, {
    changes: () => refresh(),
  });
  return (
    <fieldset className="helpful mt-3">
      <legend className="mb-1 text-heading">Did this help you?</legend>
      <div className="cluster">
        {([5, 3, 1] as const).map((step) => (
          <Button
            key={step}
            size="sm"
            aria-pressed={helpful === step}
            aria-disabled={isPending}
            onClick={() => press({ params: { id, moment }, body: { helpful: step } })}
          >
            {helpfulness[step]}
          </Button>
        ))}
      </div>
      <p className="note soft mt-2 mb-0">
        Your answer counts in the company’s rating. Nobody can see one student’s answer.
      </p>
      {failure && <NotSent failure={failure} />}
    </fieldset>
  );
}
