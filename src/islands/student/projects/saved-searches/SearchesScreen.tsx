import { savedSearches } from '../../../../api/read/saved-searches.ts';
import { useRead } from '../../../../api/read/useRead.ts';
import { Empty } from '../../../ui/list/Empty.tsx';
import { ScreenLink } from '../../../ui/navigation/navigation.tsx';
import { Screen } from '../../../ui/navigation/Screen.tsx';
import { Reading } from '../../../ui/reading/Reading.tsx';
import { Skeleton } from '../../../ui/reading/Skeleton.tsx';
import { screens } from '../../screens.ts';
import { SearchRow } from './SearchRow.tsx';
import './saved-searches.scss';

/** The searches a student has saved. */
export default function SearchesScreen() {
  return (
    <Screen
      title="Saved searches"
      lead="Open one to browse it. We email you what is new, at most once a day."
      tools={
        <ScreenLink to={screens.dashboard} className="btn btn-outline-primary">
          Browse projects
        </ScreenLink>
      }
    >
      <Reading
        of={useRead(savedSearches)}
        loading={<Skeleton of="your saved searches" lines={1} line="d-block h-12" said="note" />}
        failed="Your saved searches could not be loaded. Try again later."
        absent={<None />}
      >
        {(searches) =>
          searches.length === 0 ? (
            <None />
          ) : (
            <ul
              className="panel plain-list lined py-0 px-5"
              id="searches"
              tabIndex={-1}
              aria-label="Saved searches"
            >
              {searches.map((search) => (
                <SearchRow key={search.id} search={search} />
              ))}
            </ul>
          )
        }
      </Reading>
    </Screen>
  );
}

const None = () => (
  <Empty drawing="search" title="No saved searches">
    <p>Search or filter the projects, then choose “Save search” above the list.</p>
  </Empty>
);
