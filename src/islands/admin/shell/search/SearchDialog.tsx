import { type KeyboardEvent, useEffect, useState } from 'react';
import Modal from 'react-bootstrap/Modal';
import { searchFor } from '../../../../api/read/reports.ts';
import { useRead } from '../../../../api/read/useRead.ts';
import { useOpen } from '../../../ui/navigation/navigation.tsx';
import { Icon } from '../../../ui/picture/Icon.tsx';
import { usePause } from '../../../ui/reading/usePause.ts';
import { SearchResults } from './SearchResults.tsx';
import { addressOfFound, inOrder, optionId } from './search-words.ts';
import './search.scss';

/** Finds people, companies and projects from the keyboard: type, arrows, Enter. */
export default function SearchDialog({ onClose }: { onClose: () => void }) {
  const [typed, type] = useState('');
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
