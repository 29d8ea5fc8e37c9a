import {
  type EngagementState,
  engagementStates,
} from '../../../../contract/engagements/engagements.ts';
import { ScreenLink } from '../../../ui/navigation/navigation.tsx';
import '../../../ui/navigation/status-tabs.scss';

interface Props {
  chosen: EngagementState | '';
  addressOf: (state: EngagementState | '') => string;
}

/** Which engagements are listed, by their state. */
export function StateChoice({ chosen, addressOf }: Props) {
  return (
    <nav className="status-tabs" aria-label="State">
      {(['', ...engagementStates] as const).map((state) => (
        <ScreenLink
          key={state}
          to={addressOf(state)}
          className="status-tab"
          current={state === chosen}
        >
          {state || 'All'}
        </ScreenLink>
      ))}
    </nav>
  );
}
