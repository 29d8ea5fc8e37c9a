import { ownApplications } from '../../../api/read/applications.ts';
import { ownWork } from '../../../api/read/engagements.ts';
import { currentStudent } from '../../../api/read/students.ts';
import { type ReadingState, useRead } from '../../../api/read/useRead.ts';
import { ScreenLink } from '../../ui/navigation/navigation.tsx';
import { Icon } from '../../ui/picture/Icon.tsx';
import { isoDayOf } from '../../ui/status/dates.ts';
import { type WaitingLine, waitingLines } from './waiting-lines.ts';
import './waiting.scss';
import { timeNow } from '../../../session/clock.ts';

/** Lines about work that waits, above the projects; nothing if none waits. */
export function WaitingLines({ lines }: { lines: readonly WaitingLine[] }) {
  if (lines.length === 0) return null;
  return (
    <ul className="waiting lined plain-list mb-3" aria-label="Waiting for you">
      {lines.map(({ words, projectTitle, address }) => (
        <li key={address}>
          <ScreenLink to={address}>
            <strong>{words}</strong> <bdi className="soft">{projectTitle}</bdi>
            <Icon name="chevron-right" />
          </ScreenLink>
        </li>
      ))}
    </ul>
  );
}

/** Lines for this student; null until they are known, or known to fail. @param isAsked false for no lines at all */
export function useWaitingLines(isAsked: boolean): WaitingLine[] | null {
  const student = useRead(currentStudent);
  const sId = isAsked ? student.data?.sId : undefined;
  const applications = useRead(sId === undefined ? null : ownApplications(sId));
  const work = useRead(isAsked ? ownWork : null);
  const asked = [student, ...(isAsked ? [work] : []), ...(sId === undefined ? [] : [applications])];
  if (!asked.every(isAnswered)) return null;
  return waitingLines(applications.data?.rows ?? [], work.data?.rows ?? [], isoDayOf(timeNow()));
}

const isAnswered = ({ isFetched, isPaused }: ReadingState<unknown>): boolean =>
  isFetched || isPaused;
