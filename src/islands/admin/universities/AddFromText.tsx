import { Adding } from '../table/Dialogs.tsx';
import { definition } from './definition.tsx';

interface Props {
  text: string;
  onAdded: () => void;
  onClose: () => void;
}

/** The table's own dialog to add a university, begun with what students wrote. */
export default function AddFromText({ text, ...rest }: Props) {
  const form = { ...definition.form, blank: { ...definition.form?.blank, name: text } };
  // What is begun from a text is not mixed with anything else that is typed.
  const begun = { ...definition, table: `universities-as-${text}`, form };
  return <Adding definition={begun as never} {...rest} />;
}
