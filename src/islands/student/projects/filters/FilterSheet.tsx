import type { ReactNode } from 'react';
import Offcanvas from 'react-bootstrap/Offcanvas';
import { Button } from '../../../ui/form/Button.tsx';

/** The filters on a phone: the list behind it follows each choice. */
export function FilterSheet({ onClose, children }: { onClose: () => void; children: ReactNode }) {
  return (
    <Offcanvas
      show
      placement="bottom"
      onHide={onClose}
      className="filter-sheet"
      aria-labelledby="filter-sheet"
    >
      <Offcanvas.Header closeButton>
        <Offcanvas.Title as="h2" id="filter-sheet">
          Filters
        </Offcanvas.Title>
      </Offcanvas.Header>
      <Offcanvas.Body>
        {children}
        <Button look="primary" onClick={onClose}>
          Show projects
        </Button>
      </Offcanvas.Body>
    </Offcanvas>
  );
}
