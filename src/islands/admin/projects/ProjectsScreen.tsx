import { useStore } from '@nanostores/react';
import { Suspense } from 'react';
import { isSample } from '../../../api/sample/origin.ts';
import { ScreenLink, useOpen } from '../../ui/navigation/navigation.tsx';
import { lazy } from '../../ui/reading/lazy.ts';
import { $router } from '../router.ts';
import { screens } from '../screens.ts';
import { TableScreen } from '../table/TableScreen.tsx';
import { useTermFilter } from '../terms/useTermFilter.ts';
import { definition } from './definition.tsx';
import { addressWithoutReview, reviewIn } from './review-address.ts';

const ReviewDialog = lazy(() => import('./review/ReviewDialog.tsx'));

/** All projects; and over them, where the address asks for one that waits for approval, what speaks for it. */
export default function ProjectsScreen() {
  const search = useStore($router)?.search ?? {};
  const open = useOpen();
  const reviewed = reviewIn(search);
  const byTerm = useTermFilter(search.term ?? '', 'No term');
  const shown = byTerm ? { ...definition, filters: [...definition.filters, byTerm] } : definition;
  return (
    <>
      <TableScreen
        definition={shown}
        tools={
          !isSample && (
            <>
              <ScreenLink to={screens.work} className="btn btn-outline-primary">
                Work
              </ScreenLink>
              <ScreenLink to={screens.terms} className="btn btn-outline-primary">
                Terms
              </ScreenLink>
            </>
          )
        }
      />
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
