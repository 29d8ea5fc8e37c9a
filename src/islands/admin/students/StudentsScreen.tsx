import { useStore } from '@nanostores/react';
import { useMemo } from 'react';
import { isSample } from '../../../machines/managed/origin.ts';
import { ScreenLink } from '../../ui/navigation/navigation.tsx';
import { $router } from '../router.ts';
import { screens } from '../screens.ts';
import { TableScreen } from '../table/TableScreen.tsx';
import { useUniversityName } from '../universities/useUniversityName.ts';
import { definition } from './definition.tsx';

/** Every student, with all that can be done about them; of one university, where the address names it. */
export default function StudentsScreen() {
  const { university = '' } = useStore($router)?.search ?? {};
  const label = useUniversityName(university);
  const narrowed = useMemo(() => {
    if (label === null) return definition;
    const options = [{ value: university, label }];
    const all = 'All universities';
    const filter = { name: 'university', label: 'University', all, options };
    return { ...definition, filters: [...definition.filters, filter] };
  }, [university, label]);
  return (
    <TableScreen
      definition={narrowed}
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
