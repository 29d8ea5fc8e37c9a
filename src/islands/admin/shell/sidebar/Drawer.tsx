import { useEffect } from 'react';
import Offcanvas from 'react-bootstrap/Offcanvas';
import { SidebarLinks } from './Sidebar.tsx';

interface Props {
  path: string;
  onSignOut: () => void;
  onClose: () => void;
}

/** The sidebar on phones: keeps the focus inside, closes with Esc and gives the focus back. */
export default function Drawer({ path, onSignOut, onClose }: Props) {
  useEffect(() => {
    const wide = window.matchMedia('(min-width: 48rem)');
    wide.addEventListener('change', onClose);
    return () => wide.removeEventListener('change', onClose);
  }, [onClose]);
  return (
    <Offcanvas show onHide={onClose} className="sidebar-drawer" aria-labelledby="drawer-title">
      <Offcanvas.Header closeButton>
        <Offcanvas.Title as="h2" id="drawer-title">
          Menu
        </Offcanvas.Title>
      </Offcanvas.Header>
      <Offcanvas.Body>
        <SidebarLinks path={path} onSignOut={onSignOut} />
      </Offcanvas.Body>
    </Offcanvas>
  );
}
