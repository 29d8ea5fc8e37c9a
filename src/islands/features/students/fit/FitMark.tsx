import './fit-mark.scss';

const bays = [0, 1, 2, 3, 4];

/** Five bays of a truss, as many filled in as the score has twenties. */
export function FitMark({ score }: { score: number }) {
  const filled = Math.round(score / 20);
  return (
    <svg className="fit-mark flex-none" viewBox="0 0 62 16" aria-hidden="true" focusable="false">
      {bays.map((bay) => (
        <path
          key={bay}
          className={bay < filled ? 'filled' : undefined}
          d={bay % 2 ? `M${bay * 10 + 1} 2h20l-10 12z` : `M${bay * 10 + 1} 14h20l-10-12z`}
        />
      ))}
    </svg>
  );
}
