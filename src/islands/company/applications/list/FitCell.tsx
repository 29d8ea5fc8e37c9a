import { useState } from 'react';
import type { Fit } from '../../../../contract/students/fit.ts';
import { FitMark } from '../../../features/students/fit/FitMark.tsx';
import { Button } from '../../../ui/form/Button.tsx';

/** The score, and its parts once asked for. */
export function FitCell({ fit, name }: { fit: Fit; name: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        look="quiet"
        size="sm"
        className="d-inline-flex gap-2 align-items-center px-1 tabular"
        data-column="fit"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        <FitMark score={fit.score} />
        {fit.score}
        <span className="visually-hidden"> of 100, how well {name} fits</span>
      </Button>
      {isOpen && (
        <ul className="fit-why mt-1 mb-0 ps-18px fs-14">
          {fit.parts.map(({ name: part, points, weight, sentence }) => (
            <li key={part}>
              {sentence}{' '}
              <span className="text-nowrap soft">
                {points} of {weight}
              </span>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
