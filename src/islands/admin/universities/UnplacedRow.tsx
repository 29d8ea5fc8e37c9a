import type { UnplacedText } from '../../../contract/universities/managed-universities.ts';
import { ScreenLink } from '../../ui/navigation/navigation.tsx';
import { addressWith } from '../../ui/navigation/search.ts';
import { screens } from '../screens.ts';
import { studentsWords } from './words.ts';

interface Props {
  row: UnplacedText;
  onAdd: () => void;
  onAddTo: () => void;
}

/** One text, who wrote it, and what can be made of it. */
export function UnplacedRow({ row: { text, students }, onAdd, onAddTo }: Props) {
  const who = { university: 'none', search: text.slice(0, 100) };
  return (
    <li className="unplaced-row">
      <p className="unplaced-text">{text}</p>
      <div>
        <ScreenLink to={addressWith(screens['manage-students'], who)} className="record-link">
          {studentsWords(students)}
          <span className="visually-hidden"> who wrote {text}</span>
        </ScreenLink>
      </div>
      <div className="unplaced-acts">
        <button type="button" className="btn btn-sm btn-outline-primary" onClick={onAdd}>
          Add as a university<span className="visually-hidden"> {text}</span>
        </button>
        <button type="button" className="btn btn-sm btn-outline-primary" onClick={onAddTo}>
          Add to…<span className="visually-hidden"> {text}</span>
        </button>
      </div>
    </li>
  );
}
