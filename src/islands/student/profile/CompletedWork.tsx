import { ownPortfolio } from '../../../api/read/credentials.ts';
import { useRead } from '../../../api/read/useRead.ts';
import {
  portfolioPage,
  type CompletedWork as Work,
} from '../../../contract/portfolio/portfolio.ts';
import { workAddress } from '../../features/engagements/work-address.ts';
import { ScreenLink } from '../../ui/navigation/navigation.tsx';
import { OutsideLink } from '../../ui/navigation/OutsideLink.tsx';
import { StatusTag } from '../../ui/status/StatusTag.tsx';
import { screens } from '../screens.ts';

/** Completed work of the student and its place in the portfolio; nothing while there is none. */
export function CompletedWork() {
  const { data } = useRead(ownPortfolio);
  if (!data || data.completed.length === 0) return null;
  const page = data.isPublished
    ? `${location.origin}${portfolioPage(data.name)}`
    : data.privateLink;
  return (
    <section className="panel ticked completed-work max-w-52 mt-6" aria-labelledby="completed-work">
      <h2 className="fs-22" id="completed-work">
        Completed work
      </h2>
      <p className="soft">You choose what others see of it on your portfolio.</p>
      <ul className="plain-list mt-3">
        {data.completed.map((work) => (
          <Line key={work.engagementId} work={work} page={page} />
        ))}
      </ul>
    </section>
  );
}

function Line({ work, page }: { work: Work; page: string }) {
  const { engagementId, title, companyName, outcome, deliveries, isShown } = work;
  const room = workAddress(screens.work, { engagement: engagementId });
  return (
    <li className="d-flex flex-wrap row-gap-2 column-gap-6 align-items-center line-above py-3">
      <div className="flex-from-22 min-w-0">
        <ScreenLink to={room} className="fw-semibold">
          <bdi>{title}</bdi>
        </ScreenLink>
        <p className="soft">
          <bdi>{companyName}</bdi>
        </p>
        {isShown && deliveries.length > 0 && <p>Deliveries shown: {deliveries.join(', ')}</p>}
      </div>
      <StatusTag status="Completed">{outcome}</StatusTag>
      {isShown ? (
        <OutsideLink to={page}>
          See it on your portfolio<span className="visually-hidden">: {title}</span>
        </OutsideLink>
      ) : (
        <ScreenLink to={`${room}#proof`}>
          Put it on your portfolio<span className="visually-hidden">: {title}</span>
        </ScreenLink>
      )}
    </li>
  );
}
