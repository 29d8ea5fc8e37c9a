import { lazy, Suspense } from 'react';
import './markdown.scss';

const Rendered = lazy(() => import('./Rendered.tsx').catch(() => ({ default: AsWritten })));

/**
 * Text somebody wrote in markdown, as paragraphs, lists and links; nothing in it can act. Until its
 * script is there, and wherever that fails to come, the text stands as it was written.
 */
export function Markdown({ text }: { text: string }) {
  return (
    <Suspense fallback={<AsWritten text={text} />}>
      <Rendered text={text} />
    </Suspense>
  );
}

function AsWritten({ text }: { text: string }) {
  return <p className="markdown markdown-plain">{text}</p>;
}
