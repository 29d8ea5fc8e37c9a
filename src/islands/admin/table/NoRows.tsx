import { Empty } from '../../ui/list/Empty.tsx';
import { ScreenLink } from '../../ui/navigation/navigation.tsx';
import type { TableDefinition } from './definition.ts';

interface Props {
  definition: Pick<TableDefinition<object>, 'many' | 'empty' | 'untilThen'>;
  /** The address without search and filters, where there are any. */
  narrowed: string | null;
}

/** A table in which nothing is, or nothing that is asked for. */
export function NoRows({ definition: { many, empty, untilThen }, narrowed }: Props) {
  return (
    <Empty drawing={narrowed ? 'search' : 'empty'} title={empty}>
      {narrowed ? (
        <>
          <p>No {many} match your search and filters.</p>
          <ScreenLink to={narrowed} className="btn btn-outline-primary">
            Show all {many}
          </ScreenLink>
        </>
      ) : (
        <p>{untilThen}</p>
      )}
    </Empty>
  );
}
