import { useStore } from '@nanostores/react';
import { useMemo } from 'react';
import { $router } from '../router.ts';
import { TableScreen } from '../table/TableScreen.tsx';
import { useUniversityName } from '../universities/useUniversityName.ts';
import { Views } from '../universities/Views.tsx';
import { definition } from './definition.tsx';
import '../universities/universities.scss';

/** Who works at universities, and signs in for them; of one university, where the address names it. */
export default function StaffScreen() {
  const { university = '' } = useStore($router)?.search ?? {};
  const label = useUniversityName(university);
  const narrowed = useMemo(() => {
    if (label === null) return definition;
    const options = [{ value: university, label }];
    const filter = { name: 'university', label: 'University', all: 'All universities', options };
    return { ...definition, filters: [...definition.filters, filter] };
  }, [university, label]);
  return <TableScreen definition={narrowed} above={<Views current="staff" />} />;
}
