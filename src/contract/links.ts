import * as v from 'valibot';
import { atMost, line, mended, requiredLine } from './fields.ts';
import { linkFault, typedLink } from './typed/links.ts';

/** Text that leads somewhere once `typedLink` has read it, or is empty. */
const leads = v.check<string, (issue: v.CheckIssue<string>) => string>(
  (text) => text === '' || linkFault(text) === null,
  ({ input }) => linkFault(input)!,
);

/** A link a person may follow, or nothing: http or https only, so that no script can hide in one. */
export const link = v.pipe(line(500), mended(typedLink), leads, atMost(500));

/** A link that must be one. */
export const webAddress = v.pipe(
  requiredLine('Enter a full web address that starts with http:// or https://.', 500),
  mended(typedLink),
  leads,
  atMost(500),
);
