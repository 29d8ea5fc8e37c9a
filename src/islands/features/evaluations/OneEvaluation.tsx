import type { ReactNode } from 'react';
import type { Room } from '../../../contract/engagements/engagements.ts';
import type { Evaluation } from '../../../contract/evaluations/evaluations.ts';
import { dimensions, highest, type RubricVersion } from '../../../contract/evaluations/rubric.ts';
import { FoldedOnPhone } from '../../ui/disclosure/FoldedOnPhone.tsx';
import { dayOf } from '../../ui/status/dates.ts';
import { againWords, nameOf, otherSide, recommendsWords } from './evaluation-words.ts';

interface Props {
  evaluation: Evaluation;
  room: Room;
  rubrics: readonly RubricVersion[];
  /** It is open on a phone, too. */
  isNeeded?: boolean;
  /** The way to answer it. */
  children?: ReactNode;
}

const titleOf = ({ milestones }: Room, number: number | null) =>
  milestones.find((one) => one.number === number)?.title;

/** One side's evaluation of the other, with the questions it was asked at the time. */
export function OneEvaluation({ evaluation, room, rubrics, isNeeded, children }: Props) {
  const { side, rubric, steps, because, words, again, recommends, skills } = evaluation;
  const { toOffice, by, isByLink, at, answer, answeredAt } = evaluation;
  const asked = rubrics.find(({ version }) => version === rubric)?.[side];
  const other = nameOf(otherSide(side), room);
  const title = `${nameOf(side, room)} about ${other}`;
  return (
    <article className="evaluation" aria-label={title}>
      <FoldedOnPhone
        heading={<h4 className="m-0 text-heading fs-16">{title}</h4>}
        isNeeded={isNeeded}
      >
        <p className="note soft">
          {by ?? nameOf(side, room)}, {dayOf(at)}
          {isByLink && ', written without an account by a link'}
          {steps === null && ', closing statement from before evaluations'}
        </p>
        {asked && steps && (
          <dl className="mt-2 mb-0">
            {dimensions.map((dimension) => (
              <div className="line-above py-2" key={dimension}>
                <dt className="text-ink fw-semibold">
                  {asked[dimension].title}{' '}
                  <span className="note soft ms-2 fw-normal">
                    {steps[dimension]} of {highest}
                  </span>
                </dt>
                <dd className="m-0">
                  {asked[dimension].steps[(steps[dimension] ?? 0) - 1]}
                  {because[dimension] && <blockquote>{because[dimension]}</blockquote>}
                </dd>
              </div>
            ))}
          </dl>
        )}
        <p className="evaluation-words">{words}</p>
        {again && (
          <p>
            {againWords(again, other)} {recommendsWords[recommends]}
          </p>
        )}
        {skills.length > 0 && (
          <p>
            Confirms{' '}
            {skills
              .map(({ name, milestone }) => `${name} (${titleOf(room, milestone)})`)
              .join(', ')}
            .
          </p>
        )}
        {toOffice && (
          <div className="to-office py-2 px-3 text-pre-line">
            <p className="note soft m-0">To the programme’s office</p>
            <p className="m-0">{toOffice}</p>
          </div>
        )}
        {answer && (
          <div className="review">
            <p className="note">
              <strong>{other} answered</strong>{' '}
              {answeredAt && <time dateTime={answeredAt}>{dayOf(answeredAt)}</time>}
            </p>
            <p>{answer}</p>
          </div>
        )}
        {children}
      </FoldedOnPhone>
    </article>
  );
}
