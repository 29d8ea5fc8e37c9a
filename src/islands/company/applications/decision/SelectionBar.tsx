import type { Applicant } from '../../../../contract/applications/applicants.ts';
import { movesOfAny, split } from '../../../../machines/applications/bulk.ts';
import { Button } from '../../../ui/form/Button.tsx';
import { ScreenLink } from '../../../ui/navigation/navigation.tsx';
import { comparedAtMost } from '../../addresses.ts';
import { actLabels } from './act-words.ts';
import { useDeciding } from './deciding.ts';

interface Props {
  selected: readonly Applicant[];
  compareAddress: (applicationIds: readonly number[]) => string;
  onClear: () => void;
  onAll: () => void;
}

/** Acts on the ticked applicants, at the lower edge while there are any. */
export function SelectionBar({ selected, compareAddress, ...choice }: Props) {
  const { decide, obstacleTo } = useDeciding();
  if (selected.length === 0) return null;
  const isComparable = selected.length > 1 && selected.length <= comparedAtMost;
  return (
    <section className="bar-at-foot cluster mt-4 py-3 px-4" aria-label="Selected applicants">
      <p className="my-0 me-auto ms-0" role="status">
        <strong>{selected.length}</strong> selected
      </p>
      {movesOfAny(selected).map((event) => (
        <Button
          key={event}
          size="sm"
          look={event === 'offer' ? 'primary' : 'outline'}
          disabled={obstacleTo(event) !== null}
          onClick={() => decide(event, selected)}
        >
          {event === 'unshortlist' ? 'Undo shortlisting' : actLabels[event]} (
          {split(selected, event).able.length})
        </Button>
      ))}
      {isComparable && (
        <ScreenLink
          to={compareAddress(selected.map(({ applicationId }) => applicationId))}
          className="btn btn-sm btn-outline-primary"
        >
          Compare
        </ScreenLink>
      )}
      <Button look="quiet" size="sm" onClick={choice.onAll}>
        Select all or none
      </Button>
      <Button look="quiet" size="sm" onClick={choice.onClear}>
        Clear selection
      </Button>
    </section>
  );
}
