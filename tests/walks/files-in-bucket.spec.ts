import { readFileSync } from 'node:fs';
import { openS3Store } from '../../server/platform/storage/s3.ts';
import { concept, joins } from '../../server/testing/engagements.ts';
import { anUploadedFile } from '../../server/testing/files.ts';
import { aCompany, aProject, aStudent } from '../../server/testing/people.ts';
import { startS3 } from '../../server/testing/s3.ts';
import { endpoints } from '../../src/contract/endpoints.ts';
import { milestone } from '../journeys/room.ts';
import { expect, test } from '../product.ts';
import { closePages, serveApp } from './passing-time.ts';

test('a file in a bucket is downloaded from there, past the product', async ({ browser }) => {
  const s3 = await startS3();
  const app = await serveApp({ fileStore: openS3Store({ ...s3.place, isSigned: true }) });
  const [company, student] = [await aCompany(app.services), await aStudent(app.services)];
  const id = await joins(app, company, student, await aProject(app.services, company), [concept]);
  const content = Buffer.from('0.4 % of all levels\n'.repeat(50));
  const file = await anUploadedFile(app, { id, student }, 'Levels.csv', content);
  const handIn = { params: { id, number: 1 }, body: { files: [file.id], after: 0 } };
  expect((await app.call(endpoints.deliver, handIn, student.token)).status).toBe(201);

  const hers = await app.openAs(browser, company, 'Company', `/company/work?engagement=${id}`);
  const button = milestone(hers, concept.title).getByRole('button', {
    name: 'Download Levels.csv',
  });
  const [saved] = await Promise.all([hers.waitForEvent('download'), button.click()]);
  expect(new URL(saved.url()).origin).toBe(s3.place.endpoint);
  expect(saved.suggestedFilename()).toBe('Levels.csv');
  expect(readFileSync(await saved.path()).equals(content)).toBe(true);
  await expect(milestone(hers, concept.title)).toBeVisible();
  await closePages(browser);
  await app.close();
  await s3.close();
});
