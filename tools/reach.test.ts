import { globSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { expect, test, vi } from 'vitest';

// Every file is parsed, beside all else that runs.
vi.setConfig({ testTimeout: 30_000 });

/** What runs for people: no tests, and nothing made for them. */
const product = globSync('{server,src}/**/*.{ts,tsx}').filter(
  (file) => !/\.test\.tsx?$|\/testing\//.test(file),
);

/** What of a file reaches beyond the program. */
function reachOf(file: string): string[] {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) && !node.importClause?.isTypeOnly)
      found.push(`imports ${(node.moduleSpecifier as ts.StringLiteral).text}`);
    if (
      (ts.isCallExpression(node) || ts.isNewExpression(node)) &&
      ts.isIdentifier(node.expression)
    ) {
      const [first] = node.arguments ?? [];
      const isFixed = first && (ts.isStringLiteralLike(first) || first.kind === regex);
      found.push(`${isFixed ? 'fixed ' : ''}${node.expression.text}`);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}
const regex = ts.SyntaxKind.RegularExpressionLiteral;

/** The files that reach so. */
const filesThat = (reach: RegExp, among = product): string[] =>
  among.filter((file) => reachOf(file).some((one) => reach.test(one))).toSorted();
const ofServer = product.filter((file) => file.startsWith('server/'));

test('the server calls nobody but its database, its mail server, the name service, its store of files, its scanner, and whom a credential names', () => {
  const network =
    /^(fixed )?(fetch|WebSocket|EventSource)$|^imports (ofetch|undici|eventsource|pg$|nodemailer|@aws-sdk|clamscan)/;
  expect(filesThat(network, ofServer)).toEqual([
    'server/features/engagements/files/checks/scanner.ts',
    'server/platform/database/postgresql/connect.ts',
    'server/platform/database/postgresql/listen.ts',
    'server/platform/database/postgresql/own-sessions.ts',
    'server/platform/database/postgresql/statement-client.ts',
    'server/platform/mail/transport.ts',
    'server/platform/storage/s3.ts',
  ]);
  expect(filesThat(/^imports (node:)?(net|tls|dns|dgram|http2?|https)\b/, ofServer)).toEqual([
    'server/features/companies/domains/prove-by-dns.ts',
    // What credentials of others name, over HTTPS from public addresses only.
    'server/features/credentials/verify/outside/fetch-document.ts',
    // Only tells public addresses from others.
    'server/features/credentials/verify/outside/public-address.ts',
    // The replica’s own lines, to cut one that is silent.
    'server/platform/database/replicas/server-at.ts',
    // Only the names of answers.
    'server/platform/http/limits/unreadable.ts',
    // Only tells private addresses from others.
    'server/platform/settings/production-settings.ts',
    // Only tells an address from anything else.
    'server/platform/settings/values.ts',
  ]);
});

test('no text is run as code, and no command is given to the system', () => {
  expect(filesThat(/^(fixed )?(eval|Function)$|^imports (node:)?vm\b/)).toEqual([]);
  expect(filesThat(/^imports (node:)?child_process\b/)).toEqual([
    // `fork` of a file of ours, without a shell.
    'server/platform/storage/images/picture-process.ts',
  ]);
});

test('no regular expression is built from what people type', () => {
  expect(filesThat(/^RegExp$/)).toEqual([
    // The name of a sign of ours, and a number of digits.
    'src/components/signs.ts',
    'src/islands/ui/navigation/search.ts',
  ]);
});

test('HTML that is not escaped stands in one place, behind the purifier', () => {
  const raw = product.filter((file) =>
    /dangerouslySetInnerHTML|innerHTML|insertAdjacentHTML|document\.write/.test(
      readFileSync(file, 'utf8'),
    ),
  );
  expect(raw).toEqual(['src/islands/ui/markdown/Rendered.tsx']);
  // On the server `Html` is what its template has escaped, or what the purifier of markdown has left.
  expect(filesThat(/^Html$/)).toEqual([
    'server/features/projects/public-pages/html.ts',
    'server/features/projects/public-pages/markdown.ts',
  ]);
});

test('what must not be guessed is never drawn with Math.random', () => {
  const drawn = ofServer.filter((file) => readFileSync(file, 'utf8').includes('Math.random'));
  expect(drawn).toEqual([]);
});

test('the image leaves tests out, and the product needs none', () => {
  const left = readFileSync('.dockerignore', 'utf8').split('\n');
  expect(left).toEqual(expect.arrayContaining(['.git', '**/*.test.ts', '**/testing']));
  expect(filesThat(/^imports .*(\/testing\/|\.test\.ts)/)).toEqual([]);
});
