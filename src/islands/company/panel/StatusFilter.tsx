import {
  type ProjectStatus,
  projectStatuses,
  projectStatusLabels,
} from '../../../contract/projects.ts';
import { useOpen } from '../../ui/navigation/navigation.tsx';
import { panelAddress } from '../addresses.ts';

/** Which projects are listed, by their status. */
export function StatusFilter({ status }: { status: ProjectStatus | '' }) {
  const open = useOpen();
  return (
    <label className="status-filter">
      <span>Status</span>
      <select
        className="form-select"
        value={status}
        onChange={({ target }) =>
          open(panelAddress({ status: target.value as ProjectStatus | '', page: 1 }))
        }
      >
        <option value="">All</option>
        {projectStatuses.map((one) => (
          <option key={one} value={one}>
            {projectStatusLabels[one]}
          </option>
        ))}
      </select>
    </label>
  );
}
