import * as v from 'valibot';
import {
  type ManagedUniversity,
  universityForm,
} from '../../../contract/universities/managed-universities.ts';

/** Converts text with one entry a line to a list. The first wrong line has its own error. */
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

/** Form of a university's dialog: other names and domains, one a line. */
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
