import { useState } from 'react';
import { useAct } from '../../../../api/act/useAct.ts';
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
import { saveSearch } from '../../../../contract/projects/saved-searches.ts';
import { forgetDraft } from '../../../../session/drafts.ts';
import { Button } from '../../../ui/form/Button.tsx';
import { lazy } from '../../../ui/reading/lazy.tsx';
import { announce } from '../../../ui/status/toasts.ts';
import { savedAs } from './digest-words.ts';

const SearchDialog = lazy(() => import('./SearchDialog.tsx'));

/** Keeps the search that is on the screen; nothing where nothing is searched for. */
export function SaveSearch({ filters }: { filters: BrowseFilters }) {
  const [isNaming, setNaming] = useState(false);
  const { press, isPending, failure, forget } = useAct(saveSearch, {
    done: (search) => {
      forgetDraft(saveDraftName(filtersOf(search)));
      refresh(savedSearches);
      announce(savedAs(search));
      setNaming(false);
    },
  });
  const name = () => {
    forget();
    setNaming(true);
  };
  if (!isSearch(filters)) return null;
  return (
    <>
      <Button look="link" className="save-search p-0" onClick={name}>
        Save search
      </Button>
      {isNaming && (
        <SearchDialog
          title="Save search"
          draft={saveDraftName(filters)}
          began={{ name: proposedName(filters), digest: 'weekly' }}
          isBusy={isPending}
          failure={failure}
          onSubmit={(change) => press({ body: formOf(filters, change) })}
          onCancel={() => setNaming(false)}
        />
      )}
    </>
  );
}
