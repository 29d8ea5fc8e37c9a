import { useMachine } from '@xstate/react';
import { Suspense } from 'react';
import { refresh } from '../../../api/reader/read.ts';
import type { BrowseFilters } from '../../../machines/browse/browse-filters.ts';
import { forgetDraft } from '../../../machines/drafts/drafts.ts';
import { saveSearchMachine } from '../../../machines/saved-searches/save-search.ts';
import {
  filtersOf,
  formOf,
  isSearch,
  proposedName,
  saveDraftName,
  savedSearches,
} from '../../../machines/saved-searches/saved-searches.ts';
import { useEmitted } from '../../ui/machine/useEmitted.ts';
import { lazy } from '../../ui/reading/lazy.ts';
import { announce } from '../../ui/status/toasts.ts';
import { savedAs } from './digest-words.ts';

const SearchDialog = lazy(() => import('./SearchDialog.tsx'));

/** Keeps the search that is on the screen; nothing where nothing is searched for. */
export function SaveSearch({ filters }: { filters: BrowseFilters }) {
  const [snapshot, send, actor] = useMachine(saveSearchMachine);
  useEmitted(actor, {
    saved: ({ search }) => {
      forgetDraft(saveDraftName(filtersOf(search)));
      refresh(savedSearches);
      announce(savedAs(search));
    },
  });
  if (!isSearch(filters)) return null;
  return (
    <>
      <button
        type="button"
        className="btn btn-link save-search"
        onClick={() => send({ type: 'name' })}
      >
        Save search
      </button>
      <Suspense fallback={null}>
        {snapshot.hasTag('form') && (
          <SearchDialog
            title="Save search"
            draft={saveDraftName(filters)}
            began={{ name: proposedName(filters), digest: 'weekly' }}
            isBusy={snapshot.hasTag('busy')}
            failure={snapshot.context.failure}
            onSubmit={(change) => send({ type: 'submit', form: formOf(filters, change) })}
            onCancel={() => send({ type: 'cancel' })}
          />
        )}
      </Suspense>
    </>
  );
}
