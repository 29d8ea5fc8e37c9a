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
 * Markdown by users as paragraphs, lists and links, without anything active. The raw text is shown until the script has
 * loaded, and if it fails to load or to parse.
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
