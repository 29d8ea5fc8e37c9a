import type { ImportAnswer } from '../../../contract/table.ts';

interface Props {
  answer: ImportAnswer;
  /** True if writing never began. Its result is shown elsewhere. */
  isUntouched: boolean;
}

/** The third step: what a trial found, fault by fault. */
export function ImportReview({ answer, isUntouched }: Props) {
  const { rows, good, faults, faultyLines, unmarkedLines } = answer;
  const count = (number: number) => number.toLocaleString('en');
  return (
    <div role="status">
      <p className="import-result mb-2">
        {count(good)} of {count(rows)} {rows === 1 ? 'line' : 'lines'} can be imported.
      </p>
      {unmarkedLines > 0 && (
        <p>
          Invisible direction marks were removed from {count(unmarkedLines)}{' '}
          {unmarkedLines === 1 ? 'line' : 'lines'}. Text copied from a PDF often has them.
        </p>
      )}
      {faultyLines > 0 && (
        <>
          <p>
            {count(faultyLines)} {faultyLines === 1 ? 'line has' : 'lines have'} errors. Fix the
            file and choose it again, or skip these lines.{' '}
            {isUntouched && 'Nothing has been imported yet.'}
          </p>
          <div className="scrolls ruled">
            <table className="admin-table w-100 lh-md">
              <thead>
                <tr>
                  <th scope="col">Line</th>
                  <th scope="col">Column</th>
                  <th scope="col">Error</th>
                </tr>
              </thead>
              <tbody>
                {faults.map(({ line, column, message }) => (
                  <tr key={`${line} ${column} ${message}`}>
                    <td className="look-number">{line}</td>
                    <td>{column || 'Whole line'}</td>
                    <td>{message}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        </>
      )}
    </div>
  );
}
