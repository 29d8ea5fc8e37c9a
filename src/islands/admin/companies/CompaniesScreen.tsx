import { TableScreen } from '../table/TableScreen.tsx';
import { definition } from './definition.tsx';

/** Every company, with all that can be done about it. */
export default function CompaniesScreen() {
  return <TableScreen definition={definition} />;
}
