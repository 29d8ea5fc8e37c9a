import { vi } from 'vitest';
import type { ListPage } from '../../api/read/page.ts';
import type { TableSource } from '../../api/tables/source.ts';

export interface Plank {
  readonly id: number | null;
  readonly name: string;
}

/** A table's source that answers as it is told; every act can be listened to. */
export function plantedSource(told: Partial<TableSource<Plank>> = {}): TableSource {
  const source: TableSource<Plank> = {
    noun: 'plank',
    idOf: ({ id }) => id,
    labelOf: ({ name }) => name,
    list: vi.fn(
      async (): Promise<ListPage<Plank>> => ({
        rows: [
          { id: 1, name: 'Oak' },
          { id: 2, name: 'Elm' },
        ],
        total: 2,
        page: 1,
      }),
    ),
    add: vi.fn(async (form) => ({ id: 3, ...(form as { name: string }) })),
    change: vi.fn(async ({ id, form }) => ({ id, ...(form as { name: string }) })),
    remove: vi.fn(async () => 'Deleted.'),
    exportAll: vi.fn(async () => new Blob(['id,name'])),
    instead: { label: 'Disable instead', act: 'disable', form: { state: 'disabled' } },
    canForce: true,
    ...told,
  };
  return source as unknown as TableSource;
}
