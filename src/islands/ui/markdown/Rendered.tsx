import { useMemo } from 'react';
import { safeHtml } from './safe-html.ts';

export default function Rendered({ text }: { text: string }) {
  const html = useMemo(() => ({ __html: safeHtml(text) }), [text]);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: `safeHtml` lets only harmless elements through
  return <div className="markdown" dangerouslySetInnerHTML={html} />;
}
