import { type KeyboardEvent, type RefObject, useEffect, useState } from 'react';
import Modal from 'react-bootstrap/Modal';
import { failureFrom } from '../../../../api/problem.ts';
import { searchFor } from '../../../../api/read/reports.ts';
import { type ReadingState, useRead } from '../../../../api/read/useRead.ts';
import { type Found, searchKinds } from '../../../../contract/reports/overview.ts';
import { Button } from '../../../ui/form/Button.tsx';
import { useOpen } from '../../../ui/navigation/navigation.tsx';
import { Icon } from '../../../ui/picture/Icon.tsx';
import { usePause } from '../../../ui/reading/usePause.ts';
import { addressOfFound, aroundMatch, inOrder, kindNames, optionId } from './search-words.ts';
import './search.scss';

interface Props {
  /** Typed while this was on its way. */
  typedAhead: RefObject<string | null>;
  onClose: () => void;
}

/** Finds people, companies and projects from the keyboard: type, arrows, Enter. */
export default function SearchDialog({ typedAhead, onClose }: Props) {
  const [typed, type] = useState(() => typedAhead.current ?? '');
  // From now on the field hears what is typed.
  useEffect(() => {
    typedAhead.current = null;
  }, [typedAhead]);
  const text = usePause(typed.trim());
  const search = useRead(text === '' || typed.trim() === '' ? null : searchFor(text));
  const [at, moveTo] = useState(0);
  const open = useOpen();
  const found = inOrder(typed.trim() === '' ? [] : (search.data ?? []));
  const active = found[at];
  const activeId = active && optionId(active);
  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);

  const go = (index: number) => {
    const chosen = found[index];
    if (!chosen) return;
    onClose();
    open(addressOfFound(chosen));
  };
  const pressed = (event: KeyboardEvent) => {
    const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };
    const step = steps[event.key];
    if (step && found.length > 0) {
      event.preventDefault();
      moveTo((at + step + found.length) % found.length);
    }
    if (event.key === 'Enter') go(at);
  };
  return (
    <Modal
      show
      dialogClassName="modal-600 search-dialog"
      aria-label="Search students, companies, projects and admins"
      onHide={onClose}
    >
      <div className="search-box d-flex gap-3 align-items-center py-3 px-5">
        <Icon name="search" />
        <input
          // biome-ignore lint/a11y/noAutofocus: the dialog is there to be typed into
          autoFocus
          type="text"
          role="combobox"
          aria-label="Search"
          aria-expanded={found.length > 0}
          aria-controls="search-found"
          aria-autocomplete="list"
          aria-activedescendant={activeId}
          autoComplete="off"
          spellCheck={false}
          maxLength={100}
          placeholder="Name, email or title…"
          value={typed}
          onChange={({ target }) => {
            type(target.value);
            moveTo(0);
          }}
          onKeyDown={pressed}
        />
        <button type="button" className="btn-close" aria-label="Close" onClick={onClose} />
      </div>
      <SearchResults
        search={search}
        text={typed.trim()}
        found={found}
        active={active}
        onChoose={go}
      />
    </Modal>
  );
}

interface ResultsProps {
  search: ReadingState<readonly Found[]>;
  text: string;
  found: readonly Found[];
  active: Found | undefined;
  onChoose: (index: number) => void;
}

/** Results by kind. */
function SearchResults({ search, text, found, active, onChoose }: ResultsProps) {
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
