import { whyNotDrawn } from '../../../contract/markdown.ts';
import { lazy } from '../reading/lazy.tsx';
import { ErrorBoundary } from '../status/ErrorBoundary.tsx';
import './markdown.scss';

const Rendered = lazy(
  () => import('./Rendered.tsx').catch(() => ({ default: AsWritten })),
  AsWritten,
);

/** More than anybody may store; while it is typed it can still be longer. */
const shownAtMost = 10_000;

/**
 * Text somebody wrote in markdown, as paragraphs, lists and links; nothing in it can act. Until its
 * script is there, wherever that fails to come, and where the text cannot be drawn, it
 * stands as it was written.
 */
export function Markdown({ text }: { text: string }) {
  const shown = text.slice(0, shownAtMost);
  const asWritten = <AsWritten text={shown} />;
  if (whyNotDrawn(shown)) return asWritten;
  return (
    <ErrorBoundary key={shown} instead={asWritten}>
      <Rendered text={shown} />
    </ErrorBoundary>
  );
}

/** As high as it will be rendered, where it is a paragraph: nothing moves when that comes. */
function AsWritten({ text }: { text: string }) {
  return (
    <div className="markdown">
      <p className="text-pre-line">{text}</p>
    </div>
  );
}
