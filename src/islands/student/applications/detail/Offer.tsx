import type { ApplicationDetail } from '../../../../contract/applications/applications.ts';
import { conditionFacts } from '../../../../contract/projects/condition-words.ts';
import { offerOver } from '../../../../machines/lifecycle/application.ts';
import { Deliverables } from '../../../features/projects/conditions/ConditionFacts.tsx';
import { DraftedPlan } from '../../../features/projects/drafted-plan/DraftedPlan.tsx';
import { type Fact, Facts } from '../../../ui/record/Facts.tsx';
import '../../../ui/record/record.scss';
import { namedDeadlineOf, timeLeft } from '../moves/deadline.ts';
import { whatFollowsAcceptance } from '../moves/move-look.ts';

/** An offer that waits for its student, and how long it still does. */
export function OfferDeadline({ expiresAt }: { expiresAt: string }) {
  const left = timeLeft(expiresAt);
  if (!left) return <p className="application-offer m-0 py-3 px-4">{offerOver}</p>;
  return (
    <p className="application-offer m-0 py-3 px-4">
      You have been offered a place. Accept or decline by{' '}
      <strong>
        <time dateTime={expiresAt}>{namedDeadlineOf(expiresAt)}</time>
      </strong>
      ; {left}.
    </p>
  );
}

/** An offer: the company's words, the terms, the supervisors, and the next steps. */
export function Offer({ application }: { application: ApplicationDetail }) {
  const { companyName, project, timeline } = application;
  const words = timeline.findLast(({ event }) => event === 'offer')?.note;
  const lead = project.team?.lead?.name;
  const supervisors = project.team?.supervisors ?? [];
  const people: Fact[] = [];
  if (lead) people.push(['Leads the project', <bdi key="lead">{lead}</bdi>]);
  if (supervisors.length > 0)
    people.push([
      'Supervises',
      supervisors.map(({ accountId, name }) => (
        <bdi key={accountId} className="d-block">
          {name}
        </bdi>
      )),
    ]);
  return (
    <>
      {words && (
        <section aria-labelledby="offer-words">
          <h3 id="offer-words">{companyName} writes</h3>
          <blockquote className="mt-6px mb-0 quoted text-pre-line">{words}</blockquote>
        </section>
      )}
      <section aria-labelledby="offer-agreed">
        <h3 id="offer-agreed">What you agree to by accepting</h3>
        <Facts
          facts={[
            ...conditionFacts(project).map(({ name, value }): Fact => [name, value]),
            ...people,
          ]}
        />
        <p className="mt-3">{whatFollowsAcceptance(application)}</p>
        <p>
          You have opened this offer, so {companyName} cannot take it back. Only the programme’s
          office can, and it says why.
        </p>
      </section>
      <Deliverables project={project} />
      <DraftedPlan milestones={project.draftedPlan ?? []} />
    </>
  );
}
