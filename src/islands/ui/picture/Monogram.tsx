import './monogram.scss';

/** A company's first letters, where a person would have a picture. */
export function Monogram({ of }: { of: string }) {
  const words = of.split(/[\s&+.,-]+/u).filter((word) => /[\p{L}\p{N}]/u.test(word));
  const letters = words.slice(0, 2).map((word) => Array.from(word)[0]?.toUpperCase());
  return (
    <span className="monogram" aria-hidden="true">
      {letters.join('')}
    </span>
  );
}
