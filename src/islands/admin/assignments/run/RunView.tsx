import { refreshOnRefusal } from '../../../../api/act/refusal.ts';
import { useAct } from '../../../../api/act/useAct.ts';
import { useAskedAct } from '../../../../api/act/useAskedAct.ts';
import { assignmentRun } from '../../../../api/read/assignments.ts';
import { change, refresh } from '../../../../api/read/read.ts';
import { useRead } from '../../../../api/read/useRead.ts';
import type { AssignmentRun } from '../../../../contract/assignments/assignment-run.ts';
import { replayAssignment } from '../../../../contract/assignments/assignments.ts';
import { actOnRun, type RunAct } from '../../../../machines/assignments/assignment-run.ts';
import { useTerms } from '../../../features/terms/useTerms.ts';
import ConfirmDialog from '../../../ui/dialog/ConfirmDialog.tsx';
import { Empty } from '../../../ui/list/Empty.tsx';
import { Reading } from '../../../ui/reading/Reading.tsx';
import { Alert } from '../../../ui/status/Alert.tsx';
import { MoveFailed } from '../../../ui/status/MoveFailed.tsx';
import { StatusTag } from '../../../ui/status/StatusTag.tsx';
import { announce } from '../../../ui/status/toasts.ts';
import { kindIn, studentsIn } from '../assign-address.ts';
import { ShortProjects } from '../ShortProjects.tsx';
import { lifeWords, scopeWords, stateWords, tagOf } from '../words.ts';
import { PinsOfRun } from './PinsOfRun.tsx';
import { Proposals } from './Proposals.tsx';
import { RunActs, wordsOf } from './RunActs.tsx';
import { StudentsOfRun } from './StudentsOfRun.tsx';

const doneWords = {
  publish: 'Published. Students and companies have been notified.',
  undo: 'Undone. Every application is back to its previous status.',
  discard: 'Discarded. No offers were made.',
} as const;

interface Props {
  id: number;
  search: Readonly<Record<string, string>>;
}

/** One run: how far it is, what it comes to three ways, and what may be done with it. */
export default function RunView({ id, search }: Props) {
  return (
    <Reading
      of={useRead(assignmentRun(id))}
      what="the run"
      absent={
        <Empty drawing="gap" title="Run not found">
          <p>The link may be wrong. Choose a run under All runs at the top.</p>
        </Empty>
      }
    >
      {(run) => <Run run={run} search={search} />}
    </Reading>
  );
}

function Run({ run, search }: { run: AssignmentRun; search: Props['search'] }) {
  const { id } = run;
  const { asked, isPending, failure, ask, confirm, forget } = useAskedAct(
    (act: RunAct) => actOnRun(id, act),
    {
      done(now, act) {
        announce(doneWords[act.type]);
        change(assignmentRun(id), () => now);
        refresh();
      },
      overtaken: (_, why) => refreshOnRefusal(why),
    },
    // After any failure the admin has to ask again.
    () => true,
  );
  const replay = useAct(replayAssignment, {
    done() {
      announce('Recomputed.');
      refresh();
    },
    failed: refreshOnRefusal,
  });
  const kind = run.published?.kind ?? kindIn(search);
  const isComputed = run.proposals.length > 0;
  return (
    <>
      <RunFacts run={run} same={replay.answer?.same ?? null} />
      <MoveFailed failure={failure ?? replay.failure} />
      {run.state === 'proposing' && <RunProgress progress={run.progress} />}
      {run.state === 'failed' && (
        <p className="assign-left">
          The computation stopped early, perhaps because the server restarted. Nothing has changed.
          Propose again.
        </p>
      )}
      <RunActs
        run={run}
        kind={kind}
        isBusy={isPending || replay.isPending}
        onAct={(act) => {
          replay.forget();
          ask(act);
        }}
        onReplay={() => {
          forget();
          replay.press({ params: { id } });
        }}
      />
      {isComputed && <Proposals run={run} chosen={kind} />}
      <PinsOfRun run={run} />
      {isComputed && run.short.length > 0 && (
        <ShortProjects
          title="Places that stay empty"
          lead="No stable assignment fills these places."
          projects={run.short}
        />
      )}
      {isComputed && run.state !== 'discarded' && (
        <StudentsOfRun filters={{ ...studentsIn(id, search), kind }} total={run.students} />
      )}
      {asked && !isPending && (
        <ConfirmDialog {...wordsOf(asked, run)} no="Cancel" onYes={confirm} onNo={forget} />
      )}
    </>
  );
}

/** Progress of the computation. The page stays usable, and leaving it stops nothing. */
function RunProgress({ progress }: { progress: AssignmentRun['progress'] }) {
  return (
    <div className="panel panel-snug run-progress mb-6">
      <label htmlFor="run-progress">{progress.step}…</label>
      <progress className="d-block w-100 my-2" id="run-progress" max={1} value={progress.share} />
      <p className="soft">You can leave this page. The run continues; find it under All runs.</p>
    </div>
  );
}

const counted = (count: number, thing: string) =>
  `${count.toLocaleString('en')} ${thing}${count === 1 ? '' : 's'}`;

/** A run's author, settings and tie-break. */
function RunFacts({ run, same }: { run: AssignmentRun; same: boolean | null }) {
  const terms = useTerms();
  return (
    <>
      <section className="panel panel-snug mb-6" aria-labelledby="run-name">
        <h2 className="fs-34" id="run-name">
          Run {run.id} <StatusTag status={tagOf[run.state]}>{stateWords[run.state]}</StatusTag>
        </h2>
        <p>
          {scopeWords(run.scope, terms)}. {counted(run.students, 'student')},{' '}
          {counted(run.applications, 'application')}, {counted(run.projects, 'project')}.
        </p>
        <p className="soft">
          {lifeWords(run)}. Ties were broken by draw number <span className="note">{run.seed}</span>
          .
        </p>
      </section>
      {same === true && (
        <Alert kind="success">
          Recomputed from the stored preferences: every place is the same.
        </Alert>
      )}
      {same === false && (
        <Alert kind="danger">
          Recomputed: some places differ, so the stored record has been changed.
        </Alert>
      )}
    </>
  );
}
