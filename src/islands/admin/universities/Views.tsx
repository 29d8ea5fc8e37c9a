import { ScreenLink } from '../../ui/navigation/navigation.tsx';
import { addressWith } from '../../ui/navigation/search.ts';
import { screens } from '../screens.ts';

/** Where texts that fall under none are listed. */
export const underNoneAddress = (asked: { search?: string; page?: number } = {}): string =>
  addressWith(screens.universities, { view: 'none', ...asked });

/** The lists about universities. */
export function Views({ current }: { current: 'universities' | 'none' | 'staff' }) {
  return (
    <nav className="university-views" aria-label="Lists">
      <ScreenLink to={screens.universities} current={current === 'universities'}>
        Universities
      </ScreenLink>
      <ScreenLink to={underNoneAddress()} current={current === 'none'}>
        No university
      </ScreenLink>
      <ScreenLink to={screens.staff} current={current === 'staff'}>
        Staff
      </ScreenLink>
    </nav>
  );
}
