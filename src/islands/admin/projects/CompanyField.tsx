import { companySuggestions } from '../../../api/read/companies.ts';
import { ChoiceByName } from '../../ui/form/ChoiceByName.tsx';

interface Props {
  error?: string;
  onChoose: (id: number | null) => void;
}

/** Which company a project is for. */
export const CompanyField = (props: Props) => (
  <ChoiceByName name="companyId" label="Company" suggestionsFor={companySuggestions} {...props} />
);
