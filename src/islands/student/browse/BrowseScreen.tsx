import { useStore } from '@nanostores/react';
import { useMachine } from '@xstate/react';
import { useEffect, useState } from 'react';
import type { Project } from '../../../contract/projects.ts';
import { browseMachine, isFirstLoad, pageSizes } from '../../../machines/browse.ts';
import { LoadFailed } from '../../ui/Empty.tsx';
import { focusSoon } from '../../ui/focus.ts';
import { useOpen } from '../../ui/navigation.tsx';
import { Paginator } from '../../ui/Paginator.tsx';
import { Screen } from '../../ui/Screen.tsx';
import { announce } from '../../ui/toasts.ts';
import { $router } from '../router.ts';
import { addressOf, filtersFrom } from './browse-address.ts';
import { Dialogs } from './Dialogs.tsx';
import { FilterBar } from './FilterBar.tsx';
import { leftApplication } from './left-application.ts';
import { ProjectGrid, ProjectGridSkeleton } from './ProjectGrid.tsx';
import { Welcome } from './Welcome.tsx';
import './browse.scss';

/** Browse Projects. The address holds the filters; the machine shows what the address asks for. */
export default function BrowseScreen() {
  const search = useStore($router)?.search ?? {};
  const filters = filtersFrom(search);
  const open = useOpen();
  const [snapshot, send] = useMachine(browseMachine, { input: filters });
  const [applyingTo, applyTo] = useState<Project | null>(null);

  useEffect(() => send({ type: 'show', filters: filtersFrom(search) }), [search, send]);

  const { list, filters: shown } = snapshot.context;
  useEffect(() => {
    if (list) applyTo((chosen) => chosen ?? leftApplication(list.rows));
  }, [list]);

  const closeApply = (applied: boolean) => {
    applyTo(null);
    if (!applied || !applyingTo) return;
    send({ type: 'applied', pid: applyingTo.pid });
    announce('Application submitted successfully!');
    focusSoon(`project-${applyingTo.pid}`);
  };

  return (
    <Screen title="Browse Projects" head={<Welcome />}>
      <FilterBar
        filters={filters}
        onType={(searchText) => open(addressOf({ ...filters, searchText, page: 1 }), true)}
        onChoose={(engineering) => open(addressOf({ ...filters, engineering, page: 1 }))}
      />
      {isFirstLoad(snapshot) && <ProjectGridSkeleton cards={filters.pageSize} />}
      {snapshot.matches('failed') && (
        <LoadFailed
          sentence="Failed to load projects. Please try again later."
          onRetry={() => send({ type: 'retry' })}
        />
      )}
      {list && !snapshot.matches('failed') && (
        <>
          <ProjectGrid
            list={list}
            filters={shown}
            isBusy={snapshot.matches('loading')}
            onRegister={applyTo}
          />
          {list.total > 0 && (
            <Paginator
              {...shown}
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
        readingAbout={list?.rows.find(({ pid }) => String(pid) === search.project) ?? null}
        applyingTo={applyingTo}
        onCloseReading={() => open(addressOf(filters), true)}
        onCloseApply={closeApply}
      />
    </Screen>
  );
}
