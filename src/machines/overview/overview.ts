import { type Read, read } from '../../api/reader/read.ts';
import { endpoints } from '../../contract/endpoints.ts';
import type { Overview } from '../../contract/reports/overview.ts';
import { isSample } from '../managed/origin.ts';

/** What an admin sees first: the programme in figures, and what waits for somebody. */
export const programmeOverview: Read<Overview> = isSample
  ? {
      queryKey: ['sample overview'],
      queryFn: async () => (await import('../sample/overview.ts')).sampleOverview,
    }
  : read(endpoints.getOverview, {});

/** Whether nobody has come and nothing was posted yet. */
export const isBare = ({ companies, students, projects }: Overview): boolean =>
  companies.total + students.total + projects.total === 0;
