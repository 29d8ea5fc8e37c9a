import { stated } from '../../src/contract/testing/conditions.ts';

/** What a company says of a project at least. */
export const briefOf = (title: string) => ({
  title,
  description: 'Draw it.',
  engineeringType: 'Civil',
  duration: 14,
  location: 'Remote',
  ...stated,
});
