import { studentFieldKeys } from '../../../machines/students/import/import-file.ts';

/** The first step: a file, and what it should hold. */
export function ChooseFile({ onChoose }: { onChoose: (file: File) => void }) {
  return (
    <>
      <p>
        Choose a CSV file with a header line and one student per line. Next, match its columns; we
        then check every line. Nothing is imported until you confirm.
      </p>
      <p className="note">{studentFieldKeys.join(',')}</p>
      <label className="form-label" htmlFor="import-file">
        File
      </label>
      <input
        id="import-file"
        type="file"
        accept=".csv,text/csv"
        className="form-control"
        onChange={({ target }) => {
          const file = target.files?.[0];
          if (file) onChoose(file);
        }}
      />
      <p className="form-text">CSV, at most 10 MB.</p>
    </>
  );
}
