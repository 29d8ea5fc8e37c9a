import type { CheckIn } from '../../../../contract/engagements/check-ins.ts';
import { isAnswered } from '../../../../machines/lifecycle/check-in.ts';
import { momentOf } from '../../../ui/status/dates.ts';
import { StatusTag } from '../../../ui/status/StatusTag.tsx';

/** One week's check-in with its answer. */
export function WeekSaid({ checkIn, days }: { checkIn: CheckIn; days: string }) {
  const { state, sentence, at, answer } = checkIn;
  return (
    <>
      <div className="d-flex gap-4 align-items-baseline justify-content-between">
        <h3>{days}</h3>
        <StatusTag status={state} />
      </div>
      {sentence && <p className="mt-2px mb-0">{sentence}</p>}
      <p className="note soft mt-2px mb-0">
        <time dateTime={at}>{momentOf(at)}</time>
      </p>
      {answer && (
        <div className="review">
          <p className="note">
            <strong>{answer.by ?? 'The company'}</strong>{' '}
            <time dateTime={answer.at}>{momentOf(answer.at)}</time>
            {!isAnswered(checkIn) && ', before this was changed'}
          </p>
          <p>{answer.sentence}</p>
        </div>
      )}
    </>
  );
}
