import { useAct } from '../../../api/act/useAct.ts';
import { assignmentPreview } from '../../../api/read/assignments.ts';
import { refresh } from '../../../api/read/read.ts';
import { useRead } from '../../../api/read/useRead.ts';
import { engineeringTypes } from '../../../contract/accounts/people.ts';
import type { PairWithReason } from '../../../contract/assignments/assignment-pins.ts';
import type {
  AssignmentPreview,
  AssignmentScope,
} from '../../../contract/assignments/assignment-run.ts';
import { proposeAssignment } from '../../../contract/assignments/assignments.ts';
import { TermFilter } from '../../features/terms/TermFilter.tsx';
import { BusyButton } from '../../ui/form/BusyButton.tsx';
import { Select } from '../../ui/form/Select.tsx';
import { useOpen } from '../../ui/navigation/navigation.tsx';
import { Reading } from '../../ui/reading/Reading.tsx';
import { MoveFailed } from '../../ui/status/MoveFailed.tsx';
import { dayEndedBy, endOfDay, runAddress, scopeAddress, scopeIn } from './assign-address.ts';
import { ChosenProjects } from './ChosenProjects.tsx';
import { PairLists } from './PairLists.tsx';
import { ShortProjects } from './ShortProjects.tsx';
import { usePairs } from './usePairs.ts';

/** A pair as it is sent, without the names it was chosen by. */
const written = ({ studentId, projectId, reason }: PairWithReason) => ({
  studentId,
  projectId,
  reason,
});

/** Choice of who takes part. It is kept in the address and previewed at once. */
export function ScopeChoice({ search }: { search: Readonly<Record<string, string>> }) {
  const open = useOpen();
  const scope = scopeIn(search);
  const chosen = usePairs();
  const seen = useRead(assignmentPreview(scope, chosen.pairs));
  const { press, isPending, failure } = useAct(proposeAssignment, {
    done: ({ id }) => {
      chosen.clear();
      open(runAddress(id));
    },
    // The programme is not as it was seen.
    failed: () => refresh(),
  });
  const propose = () =>
    press({
      body: {
        scope,
        pins: chosen.pairs.pins.map(written),
        exclusions: chosen.pairs.exclusions.map(written),
      },
    });

  const choose = (change: Partial<AssignmentScope>) =>
    open(scopeAddress({ ...scope, ...change }), true);
  // A preview of another choice does not decide if this one can be proposed.
  const now = seen.isPlaceholderData ? undefined : seen.data;
  const faults = now?.faults ?? [];
  return (
    <section className="panel ticked panel-snug mb-6" aria-labelledby="who-takes-part">
      <h2 className="fs-34" id="who-takes-part">
        Who takes part
      </h2>
      <ScopeFields scope={scope} onChoose={choose} />
      <ChosenProjects
        chosen={scope.projectIds}
        known={seen.data?.chosen ?? []}
        onChoose={(projectIds) => choose({ projectIds })}
      />
      <Reading of={seen} what="the participants">
        {(preview) => <PreviewFigures preview={preview} isBusy={seen.isPlaceholderData} />}
      </Reading>
      <PairLists chosen={chosen} faults={faults} />
      <MoveFailed failure={failure} />
      <div className="cluster row-gap-3 column-gap-4 my-5">
        <BusyButton
          look="primary"
          busy={isPending}
          disabled={!now?.applications || faults.length > 0}
          onClick={propose}
        >
          Propose
        </BusyButton>
        <span className="soft" role="status">
          {proposeWords(now?.applications, faults.length)}
        </span>
      </div>
    </section>
  );
}

function proposeWords(applications: number | undefined, faults: number): string {
  if (applications === 0) return 'No open applications match this selection.';
  if (faults > 0)
    return `${faults === 1 ? 'One pair above cannot be kept. Remove it' : `${faults} pairs above cannot be kept. Remove them`}, or change the selection.`;
  return 'Computes three assignments to compare. Nobody is notified.';
}

interface FieldsProps {
  scope: AssignmentScope;
  onChoose: (change: Partial<AssignmentScope>) => void;
}

/** Filters of the projects that take part. */
function ScopeFields({ scope, onChoose }: FieldsProps) {
  return (
    <div className="assign-choices">
      <TermFilter
        isLabelled
        term={String(scope.termId ?? '')}
        onChoose={(term) => onChoose({ termId: Number(term) || null })}
      />
      <label className="field">
        <span className="form-label">Engineering type</span>
        <Select
          value={scope.engineeringType}
          options={[['', 'All types'], ...engineeringTypes]}
          onChoose={(engineeringType) => onChoose({ engineeringType })}
        />
      </label>
      <label className="field">
        <span className="form-label">Deadline on or before</span>
        <input
          type="date"
          className="form-control"
          value={dayEndedBy(scope.deadlineBefore)}
          onChange={({ target }) => onChoose({ deadlineBefore: endOfDay(target.value) })}
        />
      </label>
    </div>
  );
}

interface FiguresProps {
  preview: AssignmentPreview;
  isBusy: boolean;
}

const count = (number: number) => number.toLocaleString('en');

/** Students who take part, students without a ranking, and projects that cannot fill. */
function PreviewFigures({ preview, isBusy }: FiguresProps) {
  const { students, projects, places, applications, short } = preview;
  const { unorderedApplications, unrankedApplications } = preview;
  return (
    <div className="assign-preview" aria-busy={isBusy} aria-live="polite">
      <dl className="assign-figures">
        {(
          [
            ['Students', students],
            ['Applications', applications],
            ['Projects', projects],
            ['Places', places],
          ] as const
        ).map(([label, figure]) => (
          <div key={label}>
            <dt className="fs-14">{label}</dt>
            <dd>{count(figure)}</dd>
          </div>
        ))}
      </dl>
      {applications > 0 && (
        <p className="soft">
          {unorderedApplications === applications && unrankedApplications === applications
            ? 'No student or company has ranked yet, so fit decides.'
            : `Of ${count(applications)} applications, ${count(unorderedApplications)} are not ranked by their student and ${count(unrankedApplications)} not by their company. For those, fit decides.`}{' '}
          A recorded draw breaks ties.
        </p>
      )}
      {short.length > 0 && (
        <ShortProjects
          title="Places without applicants"
          lead="No assignment can fill these."
          projects={short}
        />
      )}
    </div>
  );
}
