import { useState } from 'react';
import type { ManagedUniversity } from '../../../contract/universities/managed-universities.ts';
import { Adding } from '../table/Adding.tsx';
import type { RowDialogProps, TableDefinition } from '../table/definition.ts';
import { definition } from './definition.tsx';
import UniversityDialog, { tableOf } from './UniversityDialog.tsx';

interface Props {
  text: string;
  onAdded: () => void;
  onClose: () => void;
}

/** The table's own dialog to add a university, begun with what students wrote. */
export default function AddFromText({ text, ...rest }: Props) {
  // Made once: a component that is new with every render would forget what is typed.
  const [begun] = useState(() => {
    const RowDialog = (dialog: RowDialogProps<ManagedUniversity>) => (
      <UniversityDialog text={text} {...dialog} />
    );
    return { ...definition, table: tableOf(text), RowDialog };
  });
  return <Adding definition={begun as unknown as TableDefinition<object>} {...rest} />;
}
