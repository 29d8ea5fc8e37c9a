import type { Application } from '../../../../contract/applications/applications.ts';
import type { ApplicationEvent } from '../../../../contract/applications/moves.ts';
import { applicationMoves, tookPart } from '../../../../machines/lifecycle/application.ts';
import { CompanyName } from '../../../features/companies/CompanyName.tsx';
import { workAddress } from '../../../features/engagements/work-address.ts';
import { ClosedSpan } from '../../../ui/drawing/ClosedSpan.tsx';
import { BusyButton } from '../../../ui/form/BusyButton.tsx';
import { ScreenLink } from '../../../ui/navigation/navigation.tsx';
import { OutsideLink } from '../../../ui/navigation/OutsideLink.tsx';
import { dayOf } from '../../../ui/status/dates.ts';
import { StatusTag } from '../../../ui/status/StatusTag.tsx';
import { screens } from '../../screens.ts';
import { OfferDeadline } from '../detail/Offer.tsx';
import { moveLook } from '../moves/move-look.ts';
import { pausedBecause, standingOf } from '../status-words.ts';

interface Props {
  application: Application;
  /** Its place in the student's order; null while it has none. */
  choice: number | null;
  addressOfView: string;
  /** The move under way, if one is. */
  moving: ApplicationEvent | null;
  onMove: (event: ApplicationEvent) => void;
}

export function ApplicationCard({ application, choice, addressOfView, moving, onMove }: Props) {
  const { applicationId, status, projectTitle, message, resumeLink } = application;
  const isOffered = status === 'Offered';
  const paused = pausedBecause(application);
  // All else is answered where one reads what it is about.
  const mayWithdraw = !isOffered && applicationMoves(status, 'Student').includes('withdraw');
  return (
    <article
      className="panel d-flex flex-column gap-14px h-100"
      aria-labelledby={`application-${applicationId}`}
    >
      <div className="d-flex gap-3 align-items-center justify-content-between">
        <span className="note">applied {dayOf(application.appliedDate)}</span>
        <StatusTag status={status} />
      </div>
      {(status === 'Accepted' || status === 'Completed') && <ClosedSpan />}
      <div>
        <h2 className="m-0 fs-26" id={`application-${applicationId}`} tabIndex={-1}>
          {projectTitle}
        </h2>
        <div className="application-company m-0 soft">
          <CompanyName of={application} />
        </div>
      </div>
      {isOffered && application.offerExpiresAt ? (
        <OfferDeadline expiresAt={application.offerExpiresAt} />
      ) : (
        <p className="m-0 soft">{standingOf(application)}</p>
      )}
      {isOffered && paused && <p className="m-0 soft">{paused}</p>}
      {choice && <p className="m-0 fw-semibold">Choice {choice} in your order.</p>}
      {message && <p className="application-message m-0">{message}</p>}
      {resumeLink && (
        <div>
          <OutsideLink to={resumeLink}>Resume</OutsideLink>
        </div>
      )}
      <div className="application-acts d-flex flex-wrap gap-10px mt-auto part-above">
        {hasRoom(status) && (
          <ScreenLink
            to={workAddress(screens.work, { engagement: applicationId })}
            className="btn btn-outline-primary"
          >
            Open the work<span className="visually-hidden"> on {projectTitle}</span>
          </ScreenLink>
        )}
        <ScreenLink to={addressOfView} className={`btn ${lookOfView(status)}`}>
          {isOffered ? 'Read the offer' : 'View'}
          <span className="visually-hidden"> {projectTitle}</span>
        </ScreenLink>
        {mayWithdraw && (
          <BusyButton
            look={moveLook.withdraw?.look}
            busy={moving === 'withdraw'}
            onClick={() => onMove('withdraw')}
          >
            {moveLook.withdraw?.label}
            <span className="visually-hidden"> {projectTitle}</span>
          </BusyButton>
        )}
      </div>
    </article>
  );
}

/** A student who took a place keeps the workroom, even after it has ended. */
const hasRoom = (status: Application['status']): boolean =>
  (tookPart as readonly Application['status'][]).includes(status);

/** Only an offer has a filled button; an application with a workroom has a quiet one. */
function lookOfView(status: Application['status']): string {
  if (status === 'Offered') return 'btn-primary';
  return hasRoom(status) ? 'btn-quiet' : 'btn-outline-primary';
}
