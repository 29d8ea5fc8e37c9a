import { previewOf } from '../../../../api/read/engagements.ts';
import { useRead } from '../../../../api/read/useRead.ts';
import type { DeliveredFile } from '../../../../contract/engagements/files.ts';
import { Reading } from '../../../ui/reading/Reading.tsx';

interface Props {
  engagement: number;
  file: DeliveredFile;
}

/** Pictures of a file, drawn by the server: the file itself is not opened here. */
export const Previews = ({ engagement, file }: Props) => (
  <div className="file-pages">
    {Array.from({ length: file.previews }, (_, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a page is its number
      <Page key={at} engagement={engagement} file={file} page={at + 1} />
    ))}
  </div>
);

function Page({ engagement, file, page }: Props & { page: number }) {
  const drawn = useRead(previewOf(engagement, file.id, page));
  const which = file.previews === 1 ? file.name : `${file.name}, page ${page}`;
  return (
    <Reading of={drawn} loading={<p role="status">Loading…</p>} failed="It could not be loaded.">
      {(address) => <img src={address} alt={which} />}
    </Reading>
  );
}
