import { TableScreen } from '../table/TableScreen.tsx';
import { definition } from './definition.tsx';

/** Every student, with all that can be done about them. */
export default function StudentsScreen() {
  return <TableScreen definition={definition} />;
}
