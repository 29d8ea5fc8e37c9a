import type { ReactNode } from 'react';
import { Button } from '../../../ui/form/Button.tsx';
import { useSiteName } from '../../../ui/navigation/area-facts.ts';
import { ScreenLink } from '../../../ui/navigation/navigation.tsx';
import { Icon } from '../../../ui/picture/Icon.tsx';
import { UnreadBadge } from '../../notifications/UnreadBadge.tsx';
import { useSignedInUntil } from '../useSignedInUntil.ts';

export interface AreaLink {
  readonly to: string;
  readonly label: string;
  readonly icon: string;
}

interface Props {
  links: readonly AreaLink[];
  moreLinks: ReactNode;
  /** Address of the settings. */
  settings: string;
  /** A link to the notifications shows the number that wait. */
  notifications: string | undefined;
  /** The path shown now. */
  path: string;
  onSignOut: () => void;
}

/** The bar above every screen: home, the area's links (below on phones), the theme, the way out. */
export function AreaHead({ links, moreLinks, settings, notifications, path, onSignOut }: Props) {
  const siteName = useSiteName();
  const home = links[0];
  return (
    <header className="area-head">
      <div className="area-head-inner">
        {home && (
          <ScreenLink to={home.to} className="area-logo">
            <span className="logo">
              <svg className="logo-mark" viewBox="0 0 40 32" aria-hidden="true" focusable="false">
                <use href="/icons.svg#logo" />
              </svg>
              <span className="logo-name">{siteName}</span>
            </span>
          </ScreenLink>
        )}
        <div className="area-nav">
          <nav className="d-contents" aria-label="Area">
            {links.map(({ to, label, icon }) => (
              <ScreenLink key={to} to={to} className="area-link" current={isAt(path, to)}>
                <Icon name={icon} />
                <span>{label}</span>
                {to === notifications && <UnreadBadge />}
              </ScreenLink>
            ))}
          </nav>
          {moreLinks}
        </div>
        <div className="area-tools d-flex gap-1 align-items-center ms-auto">
          <ScreenLink
            to={settings}
            className="btn btn-quiet btn-icon"
            current={isAt(path, settings)}
          >
            <Icon name="gear" />
            <span className="visually-hidden">Settings</span>
          </ScreenLink>
          <Button
            look="quiet"
            className="btn-icon"
            data-theme-switch
            aria-label="Switch between light and dark theme"
          >
            <Icon name="theme" />
          </Button>
          <Button
            look="quiet"
            className="area-sign-out d-inline-flex gap-2 align-items-center px-3"
            title={useSignedInUntil()}
            onClick={onSignOut}
          >
            <Icon name="logout" />
            <span>Logout</span>
          </Button>
        </div>
      </div>
    </header>
  );
}

const isAt = (path: string, to: string) => path.toLowerCase() === to.toLowerCase();
