import ModalBody from 'react-bootstrap/ModalBody';
import ModalFooter from 'react-bootstrap/ModalFooter';
import type { BrowseFilters } from '../../../../api/read/browse.ts';
import { read, refresh } from '../../../../api/read/read.ts';
import { currentStudent } from '../../../../api/read/students.ts';
import { isAbsent, type ReadingState, useRead } from '../../../../api/read/useRead.ts';
import {
  getProject,
  type Project,
  type ProjectDetail,
} from '../../../../contract/projects/projects.ts';
import type { Fit } from '../../../../contract/students/fit.ts';
import { ProgressNotes } from '../../../features/projects/project/ProgressNotes.tsx';
import { ProjectFacts } from '../../../features/projects/project/ProjectFacts.tsx';
import { FitMark } from '../../../features/students/fit/FitMark.tsx';
import { FitParts } from '../../../features/students/fit/FitParts.tsx';
import { focusSoon } from '../../../ui/dialog/focus.ts';
import { SidePanel } from '../../../ui/dialog/SidePanel.tsx';
import { Button } from '../../../ui/form/Button.tsx';
import { Empty } from '../../../ui/list/Empty.tsx';
import { ScreenLink, useOpen } from '../../../ui/navigation/navigation.tsx';
import { lazy } from '../../../ui/reading/lazy.tsx';
import { Reading } from '../../../ui/reading/Reading.tsx';
import { Skeleton } from '../../../ui/reading/Skeleton.tsx';
import { Alert } from '../../../ui/status/Alert.tsx';
import { announce } from '../../../ui/status/toasts.ts';
import { screens } from '../../screens.ts';
import { RegisterButton } from '../apply/RegisterButton.tsx';
import { addressOf, type Over } from '../browse-address.ts';
import { type NoteSaved, SaveButton } from '../save/SaveButton.tsx';
import './project-dialog.scss';

// Comes with the first application: most visits only browse.
const ApplyDialog = lazy(() => import('../apply/ApplyDialog.tsx'));

interface Props {
  over: Over;
  filters: BrowseFilters;
  /** The page of the list that shows, whether or not the project is on it. */
  listed: readonly Project[];
  onApplied: (pid: number) => void;
  onSaved: NoteSaved;
}

/** The project the address asks for, read about or applied to; closing it is going to the address without. */
export default function AskedProject({ over, filters, onApplied, onSaved, ...page }: Props) {
  const open = useOpen();
  const isApplying = 'apply' in over;
  const pid = isApplying ? over.apply : over.project;
  const listed = page.listed.find((one) => one.pid === pid) ?? null;
  const detail = useRead(read(getProject, { params: { pid } }));
  const project = listed ?? detail.data;
  const close = (focusOn: string) => {
    open(addressOf(filters), true);
    focusSoon(document.getElementById(focusOn) ? focusOn : 'main');
  };
  const closeApply = (applied: boolean) => {
    close(applied ? `project-${pid}` : `register-card-${pid}`);
    if (!applied) return;
    onApplied(pid);
    announce('Application submitted successfully!');
  };
  if (isApplying && project) {
    // A refusal means that the list is out of date.
    return <ApplyDialog project={project} onClose={closeApply} onRefused={() => refresh()} />;
  }
  return (
    <ProjectDialog
      pid={pid}
      listed={listed}
      detail={detail}
      addressOfApply={addressOf(filters, { apply: pid })}
      onSaved={onSaved}
      onClose={() => close(`more-${pid}`)}
    />
  );
}

interface ProjectDialogProps {
  pid: number;
  /** Project as listed, if the list has it. */
  listed: Project | null;
  detail: ReadingState<ProjectDetail>;
  addressOfApply: string;
  onSaved: NoteSaved;
  onClose: () => void;
}

/** Everything about one project (specification §2). What the list knows shows while the rest comes. */
function ProjectDialog({ pid, listed, detail, addressOfApply, ...acts }: ProjectDialogProps) {
  const { onSaved, onClose } = acts;
  const project = listed ?? detail.data;
  if (!project) {
    return (
      <SidePanel of={pid} title="Project" width={600} onClose={onClose}>
        <ModalBody>
          <Reading
            of={detail}
            loading={<Skeleton of="the project" lines={1} line="skeleton h-18" said="note" />}
            failed="This project could not be loaded. Try again later."
            absent={
              <Empty drawing="gap" title="Project not found">
                <p>It may have been removed. See the other projects in the list.</p>
              </Empty>
            }
          >
            {() => null}
          </Reading>
        </ModalBody>
      </SidePanel>
    );
  }
  return (
    <SidePanel of={pid} title={project.title} width={600} onClose={onClose}>
      <ModalBody className="project-dialog">
        <ProjectFacts project={project} detail={detail.data ?? null} />
        {project.fit && <FitBreakdown fit={project.fit} />}
        {detail.data && <ProgressNotes notes={detail.data.notes} />}
        {detail.isError && !isAbsent(detail) && (
          <DetailFailed onRetry={() => void detail.refetch()} />
        )}
      </ModalBody>
      <ModalFooter>
        <SaveButton project={project} onSaved={onSaved} place="dialog" />
        <RegisterButton project={project} addressOfApply={addressOfApply} place="dialog" />
      </ModalFooter>
    </SidePanel>
  );
}

/** The list's facts are shown; only what comes beyond them is missing. */
function DetailFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <Alert kind="warning">
      Progress notes could not be loaded.{' '}
      <Button look="link" className="alert-act" onClick={onRetry}>
        Try again
      </Button>
    </Alert>
  );
}

/** A student's own fit, and what would say more about it. */
function FitBreakdown({ fit }: { fit: Fit }) {
  const isJudged = (name: string) => fit.parts.some((part) => part.name === name);
  const hasSkills = useRead(currentStudent).data?.skills !== '';
  const asksForProfile = fit.skillsHave.length === 0 && fit.skillsMissing.length > 0;
  return (
    <section className="fit mt-6" aria-labelledby="fit-title">
      <h3 className="cluster gap-3 mb-2 text-heading fs-17" id="fit-title">
        {hasSkills && <FitMark score={fit.score} />}
        {hasSkills ? `Your fit: ${fit.score} of 100` : 'Your fit'}
      </h3>
      {hasSkills && <FitParts fit={fit} has="You have" lacks="You are missing" />}
      {(asksForProfile || !isJudged('availability')) && (
        <p className="soft">
          Your fit is based on <ScreenLink to={screens.profile}>your profile</ScreenLink>:{' '}
          {missing(asksForProfile, !isJudged('availability'))}.
        </p>
      )}
    </section>
  );
}

const missing = (skills: boolean, days: boolean): string =>
  [skills && 'list your skills', days && 'add your available days'].filter(Boolean).join(', and ');
