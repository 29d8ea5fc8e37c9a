import { useStore } from '@nanostores/react';
import { lazy, Suspense } from 'react';
import { useOpen } from '../../ui/navigation/navigation.tsx';
import { $router } from '../router.ts';
import { TableScreen } from '../table/TableScreen.tsx';
import { definition } from './definition.tsx';
import { addressWithoutReview, reviewIn } from './review-address.ts';

const ReviewDialog = lazy(() => import('./review/ReviewDialog.tsx'));

/** All projects; and over them, where the address asks for one that waits for approval, what speaks for it. */
export default function ProjectsScreen() {
  const search = useStore($router)?.search ?? {};
  const open = useOpen();
  const reviewed = reviewIn(search);
  return (
    <>
      <TableScreen definition={definition} />
      <Suspense fallback={null}>
        {reviewed !== null && (
          <ReviewDialog
            key={reviewed}
            pid={reviewed}
            onClose={() => open(addressWithoutReview(search), true)}
          />
        )}
      </Suspense>
    </>
  );
}
