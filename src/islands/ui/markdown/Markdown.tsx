import { lazy, Suspense } from 'react';

const Rendered = lazy(() => import('./Rendered.tsx'));

/**
 * Text somebody wrote in markdown, as paragraphs, lists and links; nothing in it can act. Until its
 * script is there, and wherever that fails to come, the text stands as it was written.
 */
export function Markdown({ text }: { text: string }) {
  return (
    <Suspense fallback={<p className="markdown markdown-plain">{text}</p>}>
      <Rendered text={text} />
    </Suspense>
  );
}
