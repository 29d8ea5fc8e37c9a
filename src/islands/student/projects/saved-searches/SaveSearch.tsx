import { useMachine } from '@xstate/react';
import { Suspense } from 'react';
import type { BrowseFilters } from '../../../../api/read/browse.ts';
import { refresh } from '../../../../api/read/read.ts';
import {
  filtersOf,
  formOf,
  isSearch,
  proposedName,
  saveDraftName,
  savedSearches,
} from '../../../../api/read/saved-searches.ts';
import { saveSearchMachine } from '../../../../machines/projects/save-search.ts';
import { forgetDraft } from '../../../../session/drafts.ts';
import { useEmitted } from '../../../ui/machine/useEmitted.ts';
import { lazy } from '../../../ui/reading/lazy.ts';
import { announce } from '../../../ui/status/toasts.ts';
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
