import { readPage } from '../../../api/read/read.ts';
import { useRead } from '../../../api/read/useRead.ts';
import { firstCharacters } from '../../../contract/characters.ts';
import { listProjects } from '../../../contract/projects/projects.ts';
import { TextField } from '../../ui/form/fields.tsx';
import { usePause } from '../../ui/reading/usePause.ts';
import type { AskProps } from '../table/definition.ts';

const titled = (searchText: string) =>
  readPage(listProjects, { query: { searchText } }, { page: 1, pageSize: 10 });

/** The title of the project that an entry is about; says before it is saved when there is none. */
export function ProjectTitleField({ field, error, form }: AskProps) {
  const title = String(form.watch(field.name) ?? '').trim();
  const asked = usePause(firstCharacters(title, 100));
  const { data, isPlaceholderData } = useRead(asked === '' ? null : titled(asked));
  const isThere = data?.rows.some((one) => one.title.toLowerCase() === title.toLowerCase());
  // It may be among the others if more match than are read.
  const isUnknown =
    asked === title && data && !isPlaceholderData && !isThere && data.total <= data.rows.length;
  return (
    <TextField
      label="Project Title"
      field={field}
      {...(error !== undefined && { error })}
      {...(isUnknown && { hint: 'No project has this title, so nobody will be notified.' })}
    />
  );
}
