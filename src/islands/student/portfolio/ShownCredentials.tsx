import type { UseFormRegisterReturn } from 'react-hook-form';
import { takeAwayAddress } from '../../../contract/credentials/addresses.ts';
import type { PortfolioEntry } from '../../../contract/portfolio/portfolio.ts';
import { workAddress } from '../../features/engagements/work-address.ts';
import { ScreenLink } from '../../ui/navigation/navigation.tsx';
import { dayOf } from '../../ui/status/dates.ts';
import { screens } from '../screens.ts';

interface Props {
  entries: readonly PortfolioEntry[];
  field: UseFormRegisterReturn;
}

/** Which credentials a portfolio shows. */
export function ShownCredentials({ entries, field }: Props) {
  return (
    <fieldset className="mb-6">
      <legend className="mb-2 text-heading">What it shows</legend>
      {entries.length === 0 ? (
        <p className="soft">
          You have no valid credential. You get one for each project you complete: open the work and
          choose what it shows. <ScreenLink to={screens.work}>Go to your work</ScreenLink>
        </p>
      ) : (
        <ul className="plain-list">
          {entries.map((entry) => (
            <Entry key={entry.id} entry={entry} field={field} />
          ))}
        </ul>
      )}
    </fieldset>
  );
}

function Entry({ entry, field }: { entry: PortfolioEntry; field: UseFormRegisterReturn }) {
  const { id, engagementId, title, companyName, outcome, issuedAt, words } = entry;
  return (
    <li className="portfolio-entry line-above">
      <label className="min-h-64 cursor-pointer">
        <input type="checkbox" className="form-check-input m-0" value={id} {...field} />
        <img src={takeAwayAddress(id, 'mark.svg')} alt="" width={64} height={64} loading="lazy" />
        <span>
          <strong className="d-block">{title}</strong>
          <span className="soft d-block">
            {companyName} · {outcome}, issued {dayOf(issuedAt)}
          </span>
        </span>
      </label>
      <div className="portfolio-entry-words stack gap-1 justify-items-start">
        {words ? (
          <blockquote className="quoted text-pre-line m-0">{words}</blockquote>
        ) : (
          <p className="soft d-block m-0">What your supervisor wrote is not shown.</p>
        )}
        {engagementId !== null && (
          <ScreenLink to={`${workAddress(screens.work, { engagement: engagementId })}#proof`}>
            Change what is shown<span className="visually-hidden"> of {title}</span>
          </ScreenLink>
        )}
      </div>
    </li>
  );
}
