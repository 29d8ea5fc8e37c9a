import { useState } from 'react';
import { useAct } from '../../../../api/act/useAct.ts';
import { change } from '../../../../api/read/read.ts';
import {
  editDraftName,
  filtersOf,
  savedSearches,
  wordsOfSearch,
} from '../../../../api/read/saved-searches.ts';
import {
  changeSavedSearch,
  deleteSavedSearch,
  type SavedSearch,
} from '../../../../contract/projects/saved-searches.ts';
import { forgetDraft } from '../../../../session/drafts.ts';
import { focusSoon } from '../../../ui/dialog/focus.ts';
import { Button } from '../../../ui/form/Button.tsx';
import { ScreenLink } from '../../../ui/navigation/navigation.tsx';
import { Icon } from '../../../ui/picture/Icon.tsx';
import { lazy } from '../../../ui/reading/lazy.tsx';
import { MoveFailed } from '../../../ui/status/MoveFailed.tsx';
import { announce } from '../../../ui/status/toasts.ts';
import { addressOf } from '../browse-address.ts';
import { digestState } from './digest-words.ts';

const SearchDialog = lazy(() => import('./SearchDialog.tsx'));
const ConfirmDialog = lazy(() => import('../../../ui/dialog/ConfirmDialog.tsx'));

/** One saved search: opened, edited or deleted. */
export function SearchRow({ search }: { search: SavedSearch }) {
  const { id, name, digest } = search;
  const [open, setOpen] = useState<'form' | 'question' | null>(null);
  const saving = useAct(changeSavedSearch, {
    done: (changed) => {
      forgetDraft(editDraftName(id));
      change(savedSearches, (all) => all.map((one) => (one.id === id ? changed : one)));
      announce('Search saved.');
      setOpen(null);
    },
  });
  const deleted = () => {
    forgetDraft(editDraftName(id));
    change(savedSearches, (all) => all.filter((one) => one.id !== id));
    announce('Search deleted.');
    focusSoon('searches');
  };
  const deleting = useAct(deleteSavedSearch, { done: deleted, gone: deleted });
  const show = (what: 'form' | 'question') => {
    saving.forget();
    deleting.forget();
    setOpen(what);
  };
  const words = wordsOfSearch(filtersOf(search)) || 'All projects';
  return (
    <li className="act-last row-gap-1 column-gap-4 align-items-center py-10px">
      <div>
        <ScreenLink
          to={addressOf(filtersOf(search))}
          className="search-name d-inline-flex align-items-center fw-semibold"
        >
          {name}
        </ScreenLink>
        <p className="note m-0">
          {[words !== name && words, digestState[digest]].filter(Boolean).join(' · ')}
        </p>
      </div>
      <div className="d-flex me-n3">
        <Button look="quiet" className="btn-icon" title="Edit" onClick={() => show('form')}>
          <Icon name="edit" />
          <span className="visually-hidden">Edit “{name}”</span>
        </Button>
        <Button look="quiet" className="btn-icon" title="Delete" onClick={() => show('question')}>
          <Icon name="trash" />
          <span className="visually-hidden">Delete “{name}”</span>
        </Button>
      </div>
      {open === 'form' && (
        <SearchDialog
          title="Edit search"
          draft={editDraftName(id)}
          began={{ name, digest }}
          isBusy={saving.isPending}
          failure={saving.failure}
          onSubmit={(body) => saving.press({ params: { id }, body })}
          onCancel={() => setOpen(null)}
        />
      )}
      {open === 'question' && (
        <ConfirmDialog
          title="Delete search"
          question={`Are you sure you want to delete the search “${name}”?`}
          consequence="Its emails stop. Projects you have saved stay saved."
          yes="Delete"
          no="Cancel"
          isBusy={deleting.isPending}
          onYes={() => deleting.press({ params: { id } })}
          onNo={() => setOpen(null)}
        >
          <MoveFailed failure={deleting.failure} />
        </ConfirmDialog>
      )}
    </li>
  );
}
