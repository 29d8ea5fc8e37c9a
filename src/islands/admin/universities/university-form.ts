import * as v from 'valibot';
import {
  type ManagedUniversity,
  universityForm,
} from '../../../contract/universities/managed-universities.ts';

/** A text of one entry a line as the list it stands for; the first line that is none is told by itself. */
const lines = <Schema extends v.GenericSchema<string[] | undefined, string[] | undefined>>(
  entries: Schema,
) =>
  v.pipe(
    v.string(),
    v.rawTransform<string, string[]>(({ dataset, addIssue, NEVER }) => {
      const written = dataset.value
        .split('\n')
        .map((line) => line.trim())
        .filter(Boolean);
      const { success, output, issues } = v.safeParse(entries, written);
      if (success) return output ?? [];
      const [issue] = issues;
      const at = issue.path?.[0]?.key;
      const line = typeof at === 'number' ? `“${written[at]}”: ` : '';
      addIssue({ message: `${line}${issue.message}` });
      return NEVER;
    }),
  );

/** What the dialog of a university asks: one other name, and one domain, a line. */
export const universityLines = v.object({
  name: universityForm.entries.name,
  otherNames: lines(universityForm.entries.otherNames),
  domains: lines(universityForm.entries.domains),
  confirmsPlaces: v.boolean(),
});

/** A university as its dialog shows it. */
export const linesOf = ({ name, otherNames, domains, confirmsPlaces }: ManagedUniversity) => ({
  name,
  otherNames: otherNames.join('\n'),
  domains: domains.join('\n'),
  confirmsPlaces,
});
