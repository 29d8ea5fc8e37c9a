import { useMachine } from '@xstate/react';
import { Suspense } from 'react';
import { change } from '../../../../api/read/read.ts';
import {
  editDraftName,
  filtersOf,
  savedSearches,
  wordsOfSearch,
} from '../../../../api/read/saved-searches.ts';
import type { SavedSearch } from '../../../../contract/projects/saved-searches.ts';
import { changeSearchMachine } from '../../../../machines/projects/change-search.ts';
import { forgetDraft } from '../../../../session/drafts.ts';
import { focusSoon } from '../../../ui/dialog/focus.ts';
import { useEmitted } from '../../../ui/machine/useEmitted.ts';
import { ScreenLink } from '../../../ui/navigation/navigation.tsx';
import { Icon } from '../../../ui/picture/Icon.tsx';
import { lazy } from '../../../ui/reading/lazy.ts';
import { MoveFailed } from '../../../ui/status/MoveFailed.tsx';
import { announce } from '../../../ui/status/toasts.ts';
import { addressOf } from '../browse-address.ts';
import { digestState } from './digest-words.ts';

const SearchDialog = lazy(() => import('./SearchDialog.tsx'));
const ConfirmDialog = lazy(() => import('../../../ui/dialog/ConfirmDialog.tsx'));

/** One saved search: opened, edited or deleted. */
export function SearchRow({ search }: { search: SavedSearch }) {
  const { id, name, digest } = search;
  const [snapshot, send, actor] = useMachine(changeSearchMachine, { input: { id } });
  useEmitted(actor, {
    changed: ({ search: changed }) => {
      forgetDraft(editDraftName(id));
      change(savedSearches, (all) => all.map((one) => (one.id === id ? changed : one)));
      announce('Search saved.');
    },
    deleted: () => {
      forgetDraft(editDraftName(id));
      change(savedSearches, (all) => all.filter((one) => one.id !== id));
      announce('Search deleted.');
      focusSoon('searches');
    },
  });
  const words = wordsOfSearch(filtersOf(search)) || 'All projects';
  const { failure } = snapshot.context;
  return (
    <li className="search-row">
      <div>
        <ScreenLink to={addressOf(filtersOf(search))} className="search-name">
          {name}
        </ScreenLink>
        <p className="note">
          {[words !== name && words, digestState[digest]].filter(Boolean).join(' · ')}
        </p>
      </div>
      <div className="search-acts">
        <button
          type="button"
          className="btn btn-quiet btn-icon"
          title="Edit"
          onClick={() => send({ type: 'edit' })}
        >
          <Icon name="edit" />
          <span className="visually-hidden">Edit “{name}”</span>
        </button>
        <button
          type="button"
          className="btn btn-quiet btn-icon"
          title="Delete"
          onClick={() => send({ type: 'delete' })}
        >
          <Icon name="trash" />
          <span className="visually-hidden">Delete “{name}”</span>
        </button>
      </div>
      <Suspense fallback={null}>
        {snapshot.hasTag('form') && (
          <SearchDialog
            title="Edit search"
            draft={editDraftName(id)}
            began={{ name, digest }}
            isBusy={snapshot.hasTag('busy')}
            failure={failure}
            onSubmit={(to) => send({ type: 'submit', to })}
            onCancel={() => send({ type: 'cancel' })}
          />
        )}
        {snapshot.hasTag('question') && (
          <ConfirmDialog
            title="Delete search"
            question={`Are you sure you want to delete the search “${name}”?`}
            consequence="Its emails stop. Projects you have saved stay saved."
            yes="Delete"
            no="Cancel"
            isBusy={snapshot.hasTag('busy')}
            onYes={() => send({ type: 'confirm' })}
            onNo={() => send({ type: 'cancel' })}
          >
            <MoveFailed failure={failure} />
          </ConfirmDialog>
        )}
      </Suspense>
    </li>
  );
}
