import { failureFrom } from '../../../../api/problem.ts';
import type { ReadingState } from '../../../../api/read/useRead.ts';
import { type Found, searchKinds } from '../../../../contract/reports/overview.ts';
import { Button } from '../../../ui/form/Button.tsx';
import { aroundMatch, kindNames, optionId } from './search-words.ts';

interface Props {
  search: ReadingState<readonly Found[]>;
  text: string;
  found: readonly Found[];
  active: Found | undefined;
  onChoose: (index: number) => void;
}

export function SearchResults({ search, text, found, active, onChoose }: Props) {
  const isAnswered = text !== '' && search.isSuccess && !search.isPlaceholderData;
  const kinds = searchKinds.filter((kind) => found.some((one) => one.kind === kind));
  return (
    <div className="search-found py-2">
      <p className="m-0 py-0 px-5 soft" role="status">
        {text === '' && 'Type to search. Use the arrow keys to choose and Enter to open.'}
        {isAnswered && found.length === 0 && `No results for “${text}”.`}
        {isAnswered && found.length > 0 && (
          <span className="visually-hidden">{found.length} found</span>
        )}
      </p>
      {text !== '' && search.error && (
        <div className="stack gap-3 justify-items-start py-3 px-5" role="alert">
          <p className="m-0">{failureFrom(search.error).sentence ?? 'The search did not work.'}</p>
          <Button onClick={() => search.refetch()}>Try again</Button>
        </div>
      )}
      <div
        id="search-found"
        role="listbox"
        aria-label="Search results"
        aria-busy={search.isFetching}
      >
        {kinds.map((kind) => (
          // biome-ignore lint/a11y/useSemanticElements: a group of options in a list to choose from, not of fields
          <div key={kind} role="group" aria-label={kindNames[kind]}>
            <p className="mt-2 mb-2px px-5 soft note-face fs-13" aria-hidden="true">
              {kindNames[kind]}
            </p>
            {found.map((one, index) =>
              one.kind === kind ? (
                // biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/useFocusableInteractive: the field above keeps the focus and hears the keys
                <div
                  key={one.id}
                  id={optionId(one)}
                  role="option"
                  aria-selected={one === active}
                  className="search-option py-2 px-5 cursor-pointer"
                  onClick={() => onChoose(index)}
                >
                  <Marked text={one.title} searched={text} />
                  <span className="soft fs-15">
                    <Marked text={one.detail} searched={text} />
                  </span>
                </div>
              ) : null,
            )}
          </div>
        ))}
      </div>
    </div>
  );
}

function Marked({ text, searched }: { text: string; searched: string }) {
  const [before, match, after] = aroundMatch(text, searched);
  return (
    <span>
      {before}
      {match && <mark className="p-0 text-inherit fw-bold">{match}</mark>}
      {after}
    </span>
  );
}
