import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { OutsideLink } from './OutsideLink.tsx';

const rendered = (to: string) => renderToStaticMarkup(createElement(OutsideLink, { to }));

test.each([
  'javascript:alert(1)',
  ' javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox',
  'file:///etc/passwd',
  '//elsewhere.example',
  'no address',
])('‘%s’ in a record is text, and no link', (to) => {
  expect(rendered(to)).not.toMatch(/href|<script/);
});

test('a web address is a link that knows nothing of the page it was on', () => {
  expect(rendered('https://span.example/?a=1&b="2"')).toContain(
    'href="https://span.example/?a=1&amp;b=&quot;2&quot;" target="_blank" rel="noopener noreferrer"',
  );
});
