import type { ReactNode } from 'react';
import type {
  Application,
  ApplicationDetail,
} from '../../../../contract/applications/applications.ts';
import { obstacleToEdit } from '../../../../machines/lifecycle/application.ts';
import { obstacleToWrite } from '../../../../machines/lifecycle/conversation.ts';
import { linkFor } from '../../../../words/conversations/news.ts';
import { Timeline } from '../../../features/applications/applicant/Timeline.tsx';
import { EarlierVersions } from '../../../features/applications/application/EarlierVersions.tsx';
import { SentResume } from '../../../features/applications/application/SentResume.tsx';
import { CompanyName } from '../../../features/companies/CompanyName.tsx';
import { ProgressNotes } from '../../../features/projects/project/ProgressNotes.tsx';
import { ProjectFacts } from '../../../features/projects/project/ProjectFacts.tsx';
import { ScreenLink } from '../../../ui/navigation/navigation.tsx';
import { OutsideLink } from '../../../ui/navigation/OutsideLink.tsx';
import { StatusTag } from '../../../ui/status/StatusTag.tsx';
import { pausedBecause, standingOf } from '../status-words.ts';
import { Offer, OfferDeadline } from './Offer.tsx';
import { moverOf, wordsOf } from './timeline-words.ts';

interface Props {
  application: ApplicationDetail;
  addressOfEdit: string;
}

/** An application in full: state, timeline, text and project. */
export function ApplicationInFull({ application, addressOfEdit }: Props) {
  const { applicationId, companyName, timeline, project, resume, status } = application;
  const rest = (
    <>
      <section aria-labelledby="application-timeline">
        <h3 id="application-timeline">History</h3>
        <Timeline
          entries={timeline}
          wordsOf={wordsOf}
          moverOf={(entry) => moverOf(entry, companyName)}
        />
      </section>
      <WhatWasSent application={application}>
        {resume && <SentResume {...{ resume, applicationId }} />}
        {obstacleToEdit(application) === null && (
          <p className="application-edit cluster column-gap-4 mt-4 mb-0">
            <ScreenLink to={addressOfEdit} className="btn btn-outline-primary btn-sm">
              Edit application
            </ScreenLink>
            <span className="note soft">You can edit it while it is Under Review.</span>
          </p>
        )}
        <EarlierVersions application={application} />
      </WhatWasSent>
      <section aria-labelledby="application-project">
        <h3 id="application-project">The project</h3>
        <ProjectFacts project={project} detail={project} />
        <ProgressNotes notes={project.notes} />
      </section>
    </>
  );
  return (
    <div className="parts">
      <WhereItStands application={application} />
      <div>
        <ScreenLink to={linkFor('Student', applicationId)}>
          {obstacleToWrite(status) ? 'Conversation' : `Write to ${companyName}`}
        </ScreenLink>
      </div>
      {status === 'Offered' ? (
        <>
          <Offer application={application} />
          <details className="offer-rest">
            <summary>Your application, its history and the whole project</summary>
            <div className="parts">{rest}</div>
          </details>
        </>
      ) : (
        rest
      )}
    </div>
  );
}

/** An application as the list knows it, for an API that has no more. */
export function ApplicationAsListed({ application }: { application: Application }) {
  return (
    <div className="parts">
      <WhereItStands application={application} />
      <WhatWasSent application={application} />
    </div>
  );
}

interface StandsProps {
  application: Application & Partial<Pick<ApplicationDetail, 'academicSupervisor' | 'project'>>;
}

function WhereItStands({ application }: StandsProps) {
  const { status, offerExpiresAt, academicSupervisor } = application;
  const says = status !== 'Offered' || pausedBecause(application);
  return (
    <div id="application-now" tabIndex={-1} className="reads stack gap-10px">
      <div className="application-company m-0 soft">
        <CompanyName of={application} />
      </div>
      <p className="mb-0">
        <StatusTag status={status} />{' '}
        {says && standingOf(application, application.project?.responseDays)}
      </p>
      {academicSupervisor && (
        <p className="mt-2 mb-0">Your academic supervisor: {academicSupervisor}</p>
      )}
      {status === 'Offered' && offerExpiresAt && <OfferDeadline expiresAt={offerExpiresAt} />}
    </div>
  );
}

interface WhatWasSentProps {
  application: Pick<Application, 'message' | 'resumeLink'>;
  /** Parts that only the whole application has. */
  children?: ReactNode;
}

function WhatWasSent({ application: { message, resumeLink }, children }: WhatWasSentProps) {
  return (
    <section aria-labelledby="application-sent">
      <h3 id="application-sent">Your application</h3>
      <p className="text-pre-line">{message || 'No message.'}</p>
      <div className="mb-2">
        {resumeLink ? <OutsideLink to={resumeLink}>Resume</OutsideLink> : 'No resume link.'}
      </div>
      {children}
    </section>
  );
}
