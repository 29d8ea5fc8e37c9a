import type { Project } from '../../../contract/projects/projects.ts';
import { focusSoon } from '../../ui/dialog/focus.ts';
import { useOpen } from '../../ui/navigation/navigation.tsx';
import { lazy } from '../../ui/reading/lazy.tsx';
import { announce } from '../../ui/status/toasts.ts';
import { addressOf, filtersFrom, overFrom } from './browse-address.ts';
import type { NoteSaved } from './save/SaveButton.tsx';

// Comes with the first opening: most visits only browse.
const AskedProject = lazy(() => import('./project/AskedProject.tsx'));

interface Props {
  search: Readonly<Record<string, string>>;
  listed: readonly Project[];
  onApplied: (pid: number) => void;
  onSaved: NoteSaved;
  onRefused: () => void;
}

/** The dialog the address asks for; closing it is going to the address without. */
export function Dialogs({ search, listed, onApplied, onSaved, onRefused }: Props) {
  const open = useOpen();
  const over = overFrom(search);
  if (!over) return null;
  const isApplying = 'apply' in over;
  const pid = isApplying ? over.apply : over.project;
  const filters = filtersFrom(search);

  const close = (focusOn: string) => {
    open(addressOf(filters), true);
    focusSoon(document.getElementById(focusOn) ? focusOn : 'main');
  };
  const closeApply = (applied: boolean) => {
    close(applied ? `project-${pid}` : `register-card-${pid}`);
    if (!applied) return;
    onApplied(pid);
    announce('Application submitted successfully!');
  };
  return (
    <AskedProject
      key={pid}
      pid={pid}
      isApplying={isApplying}
      listed={listed.find((project) => project.pid === pid) ?? null}
      addressOfApply={addressOf(filters, { apply: pid })}
      onCloseReading={() => close(`more-${pid}`)}
      onCloseApply={closeApply}
      onSaved={onSaved}
      onRefused={onRefused}
    />
  );
}
