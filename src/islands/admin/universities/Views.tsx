import { ScreenLink } from '../../ui/navigation/navigation.tsx';
import { addressWith } from '../../ui/navigation/search.ts';
import { screens } from '../screens.ts';
import '../../ui/navigation/status-tabs.scss';

export const underNoneAddress = (asked: { search?: string; page?: number } = {}): string =>
  addressWith(screens.universities, { view: 'none', ...asked });

/** The lists about universities. */
export function Views({ current }: { current: 'universities' | 'none' | 'staff' }) {
  return (
    <nav className="status-tabs mb-0" aria-label="Lists">
      <ScreenLink
        className="status-tab"
        to={screens.universities}
        current={current === 'universities'}
      >
        Universities
      </ScreenLink>
      <ScreenLink className="status-tab" to={underNoneAddress()} current={current === 'none'}>
        No university
      </ScreenLink>
      <ScreenLink className="status-tab" to={screens.staff} current={current === 'staff'}>
        Staff
      </ScreenLink>
    </nav>
  );
}
