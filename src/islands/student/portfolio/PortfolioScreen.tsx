import { ownPortfolio } from '../../../api/read/credentials.ts';
import { useRead } from '../../../api/read/useRead.ts';
import { Empty } from '../../ui/list/Empty.tsx';
import { useSearch } from '../../ui/navigation/navigation.tsx';
import { Screen } from '../../ui/navigation/Screen.tsx';
import { Reading } from '../../ui/reading/Reading.tsx';
import { Skeleton } from '../../ui/reading/Skeleton.tsx';
import { OwnPage } from './OwnPage.tsx';
import { PortfolioForm } from './PortfolioForm.tsx';
import './portfolio.scss';

/** A student sets up the page on which they show what they have completed. */
export default function PortfolioScreen() {
  const { show: added = '' } = useSearch();
  return (
    <Screen title="My portfolio" lead="A page of your own that shows the work you completed.">
      <Reading
        of={useRead(ownPortfolio)}
        loading={
          <Skeleton
            of="your portfolio"
            lines={2}
            line="skeleton h-20"
            className="portfolio-editor"
          />
        }
        failed="Your portfolio could not be loaded. Try again later."
        absent={
          <Empty drawing="quiet" title="No portfolio here">
            <p>This programme has no portfolios.</p>
          </Empty>
        }
      >
        {(portfolio) => (
          <div className="portfolio-editor">
            {/* A credential issued meanwhile can be chosen too, so the form starts again with it. */}
            <PortfolioForm
              key={portfolio.entries.map(({ id }) => id).join()}
              portfolio={portfolio}
              added={added}
            />
            <OwnPage portfolio={portfolio} />
          </div>
        )}
      </Reading>
    </Screen>
  );
}
