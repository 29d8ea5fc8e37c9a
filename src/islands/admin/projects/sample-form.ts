import * as v from 'valibot';
import { requiredLine } from '../../../contract/fields.ts';
import { requiredMarkdown } from '../../../contract/markdown.ts';
import { formStatuses } from './form-statuses.ts';

/** A project of the in-page data: the specification's fields and no more. */
export const sampleForm = v.object({
  title: requiredLine('Title is required.', 200),
  description: requiredMarkdown('Description is required.', 10_000),
  technology: requiredLine('Technology is required.', 500),
  status: v.picklist(formStatuses, 'Choose a status.'),
});
