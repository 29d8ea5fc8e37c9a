import {
  applicationInFull,
  ownApplications,
  withApplication,
  withPreferences,
} from '../../../../api/read/applications.ts';
import { change, refresh } from '../../../../api/read/read.ts';
import type { Application } from '../../../../contract/applications/applications.ts';
import { preferencesMachine } from '../../../../machines/applications/preferences.ts';
import {
  byPreference,
  isOfTerm,
  isOver,
} from '../../../../machines/lifecycle/application-groups.ts';
import { useOrder } from '../../../features/applications/ranking/useOrder.ts';
import { TermFilter } from '../../../features/terms/TermFilter.tsx';
import { focusSoon } from '../../../ui/dialog/focus.ts';
import { Empty } from '../../../ui/list/Empty.tsx';
import { ScreenLink, useOpen, useSearch } from '../../../ui/navigation/navigation.tsx';
import { lazy } from '../../../ui/reading/lazy.tsx';
import { useRefreshUntold } from '../../../ui/reading/live-connection.ts';
import { Alert } from '../../../ui/status/Alert.tsx';
import { screens } from '../../screens.ts';
import { addressOf, viewFrom } from '../applications-address.ts';
import { Dialogs } from '../Dialogs.tsx';
import { type Moves, moveUnderWay, useMoves } from '../moves/useMoves.ts';
import { ApplicationBands } from './ApplicationBands.tsx';
import { ApplicationsSkeleton } from './ApplicationsSkeleton.tsx';

// Only who orders needs what dragging takes.
const Preferences = lazy(() => import('../Preferences.tsx'), ApplicationsSkeleton);

interface Props {
  list: readonly Application[];
  studentId: number;
}

/** Lists the student's applications, with their acts and the order of preference. */
export function ListedApplications({ list, studentId }: Props) {
  const view = viewFrom(useSearch());
  const { application: viewed, ordering } = view;
  const open = useOpen();
  const read = ownApplications(studentId);
  const refreshUntold = useRefreshUntold();
  /** Past applications are folded, unless there are no others. */
  const showsPast = (applications: readonly Application[]) =>
    view.past || applications.every(isOver);
  const inTerm = list.filter(isOfTerm(view.term));
  const onMoved = (application: Application) => {
    change(read, withApplication(application));
    change(applicationInFull(application.applicationId), (known) => ({ ...known, ...application }));
    // An ended place is announced to every page; an answer is not, as it changes no status.
    const readAnew = application.status === 'Ended early' ? refresh : refreshUntold;
    if (viewed) readAnew(applicationInFull(viewed));
    const { applicationId } = application;
    const now = list.map((one) => (one.applicationId === applicationId ? application : one));
    const isHidden = ordering || (isOver(application) && !showsPast(now));
    if (viewed) focusSoon('application-now');
    else focusSoon(isHidden ? 'main' : `application-${applicationId}`);
  };
  const moves = useMoves({ onMoved, onOvertaken: () => refresh() });
  const [preferences, sendPreferences] = useOrder(preferencesMachine, list, {
    onSaved: (order) => change(read, withPreferences(order)),
    onOvertaken: () => refresh(),
  });

  const failed = <FailedMove moves={moves} />;
  const ranked = byPreference(list);
  return (
    <>
      {!viewed && failed}
      {list.length === 0 && <NoApplications />}
      {list.length > 0 && !ordering && (
        <TermFilter
          term={view.term}
          none="No term"
          onChoose={(term) => open(addressOf({ ...view, term, page: 1 }))}
        />
      )}
      {list.length > 0 && inTerm.length === 0 && !ordering && (
        <p className="soft">You have not applied to a project of this term.</p>
      )}
      {list.length > 0 && !ordering && (
        <ApplicationBands
          list={inTerm}
          ranked={ranked}
          view={{ ...view, past: showsPast(inTerm) }}
          underWay={(id) => moveUnderWay(moves, id)}
          onAsk={moves.ask}
        />
      )}
      {list.length > 0 && ordering && (
        <Preferences list={list} snapshot={preferences} send={sendPreferences} />
      )}
      <Dialogs studentId={studentId} list={list} view={view} moves={moves} failed={failed} />
    </>
  );
}

function NoApplications() {
  return (
    <Empty drawing="gap" title="No applications yet">
      <p>Find a project you would like to work on and apply.</p>
      <ScreenLink to={screens.dashboard} className="btn btn-primary">
        Browse Projects
      </ScreenLink>
    </Empty>
  );
}

/** Somebody else, or time, was faster than the last move. */
function FailedMove({ moves: { overtaken, failure } }: { moves: Moves }) {
  if (!overtaken) return null;
  return (
    <Alert kind="danger">
      “{overtaken.application.projectTitle}” has changed in the meantime. {failure?.sentence} Its
      current status is shown.
    </Alert>
  );
}
