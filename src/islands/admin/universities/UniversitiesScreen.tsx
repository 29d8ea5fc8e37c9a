import { useSearch } from '../../ui/navigation/navigation.tsx';
import { TableScreen } from '../table/TableScreen.tsx';
import { definition } from './definition.tsx';
import { UnderNoneScreen } from './UnderNoneScreen.tsx';
import { Views } from './Views.tsx';
import './universities.scss';

/** The universities, and beside them what students wrote that falls under none. */
export default function UniversitiesScreen() {
  const { view } = useSearch();
  if (view === 'none') return <UnderNoneScreen />;
  return <TableScreen definition={definition} above={<Views current="universities" />} />;
}
