interface Props {
  planned: number;
  settled: number;
}

/** How many milestones are settled, drawn as the deck of a bridge over as many piers. */
export function Progress({ planned, settled }: Props) {
  if (planned === 0) return <span className="note soft progress-none">No plan yet</span>;
  const span = 96 / planned;
  return (
    <span className="progress-bridge">
      <svg viewBox="0 0 100 24" aria-hidden="true" focusable="false" preserveAspectRatio="none">
        <path className="deck-open" d="M2 6H98" />
        {settled > 0 && <path className="deck-built" d={`M2 6H${2 + span * settled}`} />}
        {Array.from({ length: planned }, (_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: piers have nothing else to be told apart by
          <path key={at} className="pier" d={`M${2 + span * (at + 1)} 6V22`} />
        ))}
      </svg>
      <span className="note soft">
        {settled} of {planned}
      </span>
    </span>
  );
}
