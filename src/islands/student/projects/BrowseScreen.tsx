import { useCallback, useEffect, useState } from 'react';
import { browsedProjects, narrowingsIn, pageSizes, withProject } from '../../../api/read/browse.ts';
import { projectInFull } from '../../../api/read/projects.ts';
import { change } from '../../../api/read/read.ts';
import { currentStudent } from '../../../api/read/students.ts';
import { useRead } from '../../../api/read/useRead.ts';
import { forgetApplication } from '../../../machines/applications/application-draft.ts';
import { Paginator } from '../../ui/list/Paginator.tsx';
import { Screen } from '../../ui/navigation/Screen.tsx';
import { useFitsBeside } from '../../ui/navigation/window-width.ts';
import { lazy } from '../../ui/reading/lazy.tsx';
import { Reading } from '../../ui/reading/Reading.tsx';
import { Skeleton } from '../../ui/reading/Skeleton.tsx';
import { useWaitingLines, WaitingLines } from '../waiting/WaitingLines.tsx';
import { addressOf, filtersFrom, overFrom } from './browse-address.ts';
import { FilterBar } from './filters/FilterBar.tsx';
import { ProjectGrid } from './grid/ProjectGrid.tsx';
import type { NoteSaved } from './save/SaveButton.tsx';
import { useRemembered } from './useRemembered.ts';
import { Welcome } from './Welcome.tsx';
import './browse.scss';

// Comes once in a student's life.
const Introduction = lazy(() => import('../introduction/Introduction.tsx'));
// Comes with the first opening: most visits only browse.
const AskedProject = lazy(() => import('./project/AskedProject.tsx'));

/** Browse Projects, as the address filters them. */
export default function BrowseScreen() {
  const search = useRemembered();
  const filters = filtersFrom(search);
  const over = overFrom(search);
  const openPid = over && 'project' in over ? over.project : null;
  const isBeside = useFitsBeside() && openPid !== null;
  const browsed = browsedProjects(filters);
  const projects = useRead(browsed);
  const student = useRead(currentStudent);
  // It stays or stays away while one types: who came to search is not asked to do something else.
  const [isHome] = useState(narrowingsIn(filters).length === 0);
  const waiting = useWaitingLines(isHome);
  const listed = projects.data?.rows;
  // The answer may have been lost, but an application that shows here is in.
  useEffect(() => {
    for (const { pid, applied } of listed ?? []) if (applied) forgetApplication(pid);
  }, [listed]);
  // An unsaved project stays in its place until the list is read again, so that it can be saved again.
  const noteSaved: NoteSaved = (pid, saved) => {
    change(browsed, withProject(pid, { saved }));
    change(projectInFull(pid), (project) => ({ ...project, saved }));
  };

  const newcomer = student.data?.introduced === false ? student.data : null;
  const [hasIntroduction, showIntroduction] = useState(false);
  const noteIntroduction = useCallback(() => showIntroduction(true), []);
  const skeleton = (
    <Skeleton
      of="projects"
      lines={filters.pageSize}
      line="skeleton h-15"
      className="project-grid plain-list"
      said="found note"
    />
  );
  return (
    <Screen title="Browse Projects" head={<Welcome />}>
      {/* Wait for everything above the list first, so that nothing moves under a press. */}
      {waiting && <WaitingLines lines={waiting} />}
      {waiting && newcomer && <Introduction student={newcomer} onShown={noteIntroduction} />}
      {waiting && (hasIntroduction || !newcomer) ? (
        <>
          <FilterBar filters={filters} isBeside={isBeside} />
          <Reading
            of={projects}
            loading={skeleton}
            failed="Failed to load projects. Please try again later."
          >
            {(list) => (
              <>
                <ProjectGrid
                  list={list}
                  filters={filters}
                  isBusy={projects.isPlaceholderData}
                  openPid={openPid}
                  onSaved={noteSaved}
                />
                {list.total > 0 && (
                  <Paginator
                    page={list.page}
                    pageSize={filters.pageSize}
                    total={list.total}
                    hasMore={list.hasMore}
                    sizes={pageSizes}
                    noun="projects"
                    addressOf={(page, pageSize) =>
                      addressOf(
                        filtersFrom({ ...search, page: `${page}`, pageSize: `${pageSize}` }),
                      )
                    }
                  />
                )}
              </>
            )}
          </Reading>
        </>
      ) : (
        skeleton
      )}
      {over && (
        <AskedProject
          key={'apply' in over ? over.apply : over.project}
          over={over}
          filters={filters}
          listed={listed ?? []}
          onApplied={(pid) => change(browsed, withProject(pid, { applied: true }))}
          onSaved={noteSaved}
        />
      )}
    </Screen>
  );
}
