import type { Overview } from '../../contract/reports/overview.ts';

/** The dashboard's fixed numbers, where the admin area runs without a server of its own. */
export const sampleOverview: Overview = {
  companies: { total: 48, growth: 0.12, trend: [0, 0, 4, 8, 9, 11, 16, 24, 30, 42, 43, 48] },
  students: {
    total: 1250,
    growth: 0.12,
    trend: [181, 250, 328, 402, 518, 605, 706, 799, 889, 993, 1116, 1250],
  },
  projects: { total: 160, growth: 0.12, trend: [0, 0, 0, 0, 6, 14, 30, 48, 76, 105, 143, 160] },
  completedProjects: { total: 24, growth: 0.14, trend: [0, 0, 0, 0, 0, 0, 2, 5, 12, 16, 21, 24] },
  placement: { from: '', to: '', applied: 0, placed: 0 },
  attention: [],
  activity: [],
};
