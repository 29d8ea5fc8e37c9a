import { ScreenSkeleton } from '../../features/accounts/area/AreaSkeleton.tsx';
import '../../features/accounts/area/area.scss';
import './shell.scss';

/** The frame before anything is known: built into the page, with the sidebar as wide as it was left. */
export function AdminSkeleton() {
  return (
    <div className="admin" aria-busy="true">
      <div className="sidebar" aria-hidden="true" />
      <div className="d-flex flex-column flex-1 min-w-0">
        <div className="top-bar" aria-hidden="true" />
        <ScreenSkeleton />
      </div>
    </div>
  );
}
