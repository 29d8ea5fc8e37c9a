import { useStore } from '@nanostores/react';
import { isSample } from '../../../api/sample/origin.ts';
import { ScreenLink } from '../../ui/navigation/navigation.tsx';
import { $router } from '../router.ts';
import { screens } from '../screens.ts';
import { TableScreen } from '../table/TableScreen.tsx';
import { useTermFilter } from '../terms/useTermFilter.ts';
import { useUniversityName } from '../universities/useUniversityName.ts';
import { definition } from './definition.tsx';

/** Students who still need a place in the term they are in. */
const withoutPlace = {
  name: 'unplaced',
  label: 'Place',
  all: 'Placed or not',
  options: [{ value: 'true', label: 'Without a place' }],
};

/** Every student, with all that can be done about them; of one university or term, where the address names it. */
export default function StudentsScreen() {
  const { university = '', term = '' } = useStore($router)?.search ?? {};
  const label = useUniversityName(university);
  const byTerm = useTermFilter(term, 'No term');
  const filters = [...definition.filters];
  if (label !== null) {
    const options = [{ value: university, label }];
    filters.push({ name: 'university', label: 'University', all: 'All universities', options });
  }
  if (byTerm) filters.push(byTerm, withoutPlace);
  return (
    <TableScreen
      definition={{ ...definition, filters }}
      tools={
        !isSample && (
          <ScreenLink to={screens.universities} className="btn btn-outline-primary">
            Universities
          </ScreenLink>
        )
      }
    />
  );
}
