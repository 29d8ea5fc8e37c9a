import { initialsOf } from '../../../contract/companies/company-words.ts';
import '../../ui/picture/monogram.scss';

/** A company's first letters, where a person would have a picture. */
export function Monogram({ of }: { of: string }) {
  return (
    <span className="monogram flex-none fs-15 fw-bold" aria-hidden="true">
      {initialsOf(of)}
    </span>
  );
}
