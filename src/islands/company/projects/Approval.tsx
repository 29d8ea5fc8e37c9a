import type { ProjectStatus } from '../../../contract/projects/projects.ts';
import { Alert } from '../../ui/status/Alert.tsx';
import { momentOf } from '../../ui/status/dates.ts';

interface Props {
  status: ProjectStatus;
  /** Why it was not approved, where it is a draft because of that. */
  returned: { readonly at: string; readonly reason: string } | null;
}

/** Where a project stands with the programme team, which looks at the first projects of a new company. */
export function Approval({ status, returned }: Props) {
  if (status === 'Awaiting approval')
    return (
      <Alert kind="info">
        The programme team looks at the first project of every new company. Students see it once it
        is approved; we notify you either way. You can change it until then.
      </Alert>
    );
  if (!returned) return null;
  return (
    <Alert kind="warning">
      Not approved on {momentOf(returned.at)}. The programme team writes: “{returned.reason}” Change
      the project and send it once more.
    </Alert>
  );
}
