import { type ReactNode, useEffect, useRef } from 'react';
import { useHeldBack } from '../reading/live-connection.ts';
import { Alert } from '../status/Alert.tsx';
import { useSiteName, useUnread } from './area-facts.ts';

interface Props {
  title: string;
  /** Beside the title. */
  tools?: ReactNode;
  lead?: ReactNode;
  /** Draws its own head, with the title in it. */
  head?: ReactNode;
  children: ReactNode;
}

/** True once a screen was shown in this page, because only then has the person moved and their focus must follow. */
let hasMoved = false;

/** One screen of an area: names the page, and on moving between screens begins at the top. */
export function Screen({ title, tools, lead, head, children }: Props) {
  const top = useRef<HTMLElement>(null);
  const siteName = useSiteName();
  const unread = useUnread();

  useEffect(() => {
    const count = unread > 0 ? `(${unread}) ` : '';
    document.title = `${count}${title} · ${siteName}`;
  }, [title, siteName, unread]);

  useEffect(() => {
    if (hasMoved) {
      window.scrollTo(0, 0);
      top.current?.focus({ preventScroll: true });
    }
    hasMoved = true;
  }, []);

  return (
    <main id="main" ref={top} tabIndex={-1} className="area-main" aria-label={title}>
      {head ?? (
        <header className="page-head">
          <div>
            <h1>
              <bdi>{title}</bdi>
            </h1>
            {lead && <p>{lead}</p>}
          </div>
          {tools && <div className="page-tools cluster gap-3 align-items-end">{tools}</div>}
        </header>
      )}
      <CutOff />
      {children}
    </main>
  );
}

/** Warns once per screen that its data may be out of date. It is read again by itself. */
function CutOff() {
  const held = useHeldBack();
  return held && <Alert kind={held === 'cut' ? 'warning' : 'info'}>{heldBack[held]}</Alert>;
}

const heldBack = {
  cut: 'The connection is lost. This page may be out of date. It updates when the connection is back.',
  late: 'Something in your network holds news back, so this page is read again about once a minute.',
};
