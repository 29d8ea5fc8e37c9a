import { useStore } from '@nanostores/react';
import { useMachine } from '@xstate/react';
import { useEffect } from 'react';
import { browseMachine, isFirstLoad } from '../../../machines/browse/browse.ts';
import { pageSizes } from '../../../machines/browse/browse-filters.ts';
import { LoadFailed } from '../../ui/list/Empty.tsx';
import { Paginator } from '../../ui/list/Paginator.tsx';
import { Screen } from '../../ui/navigation/Screen.tsx';
import { $router } from '../router.ts';
import { addressOf, filtersFrom } from './browse-address.ts';
import { Dialogs } from './Dialogs.tsx';
import { FilterBar } from './filters/FilterBar.tsx';
import { ProjectGrid, ProjectGridSkeleton } from './grid/ProjectGrid.tsx';
import { Offline } from './Offline.tsx';
import { Welcome } from './Welcome.tsx';
import './browse.scss';

const nothing = {};

/** Browse Projects. The address holds the filters; the machine shows what the address asks for. */
export default function BrowseScreen() {
  const search = useStore($router)?.search ?? nothing;
  const filters = filtersFrom(search);
  const [snapshot, send] = useMachine(browseMachine, { input: filters });
  useEffect(() => send({ type: 'show', filters: filtersFrom(search) }), [search, send]);

  const { list } = snapshot.context;
  return (
    <Screen title="Browse Projects" head={<Welcome />}>
      <FilterBar filters={filters} />
      {isFirstLoad(snapshot) && <ProjectGridSkeleton cards={filters.pageSize} />}
      {snapshot.matches('failed') && (
        <LoadFailed
          sentence="Failed to load projects. Please try again later."
          onRetry={() => send({ type: 'retry' })}
        />
      )}
      {snapshot.matches('offline') && (
        <Offline hasList={list !== null} onRetry={() => send({ type: 'retry' })} />
      )}
      {list && !snapshot.matches('failed') && (
        <>
          <ProjectGrid list={list} isBusy={snapshot.matches('loading')} />
          {list.total > 0 && (
            <Paginator
              page={list.filters.page}
              pageSize={list.filters.pageSize}
              total={list.total}
              sizes={pageSizes}
              noun="projects"
              addressOf={(page, pageSize) =>
                addressOf(filtersFrom({ ...search, page: `${page}`, pageSize: `${pageSize}` }))
              }
            />
          )}
        </>
      )}
      <Dialogs
        search={search}
        listed={list?.rows ?? []}
        onApplied={(pid) => send({ type: 'applied', pid })}
        onRefused={() => send({ type: 'refresh' })}
      />
    </Screen>
  );
}
