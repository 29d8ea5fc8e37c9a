import { readFileSync } from 'node:fs';

/** A list of folders, lowest first. */
const orderOf = (file) => JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8'));

/** Each folder of an order imports only from those before it. One that is not listed imports from none and serves none. */
const inOrder = (above, file) => {
  const order = orderOf(file);
  const unlisted = {
    name: `${above}-is-listed-in-its-order`,
    severity: 'error',
    from: {},
    to: { path: `^server/${above}/[^/]+/`, pathNot: `^server/${above}/(${order.join('|')})/` },
  };
  const later = order.map((one, at) => ({
    name: `${above}-${one}-imports-no-later-one`,
    severity: 'error',
    from: { path: `^server/${above}/${one}/`, pathNot: ['\\.test\\.ts$'] },
    to: { path: `^server/${above}/(${order.slice(at + 1).join('|')})/` },
  }));
  // The last one has nobody above it.
  return [unlisted, ...later.slice(0, -1)];
};

/** The import table of the house (docs/architecture.md), one rule a line of it. */
const allowed = (name, from, to) => ({
  name,
  severity: 'error',
  from: { path: from, pathNot: '\\.test\\.tsx?$' },
  to: { path: '^(src|server)/', pathNot: to },
});

/** The features, lowest first: each knows those before it. */
const features = orderOf('./server/features/order.json');
const areas = ['auth', 'admin', 'student', 'company', 'faculty', 'contact', 'verify'];
export default {
  forbidden: [
    {
      name: 'no-cycles',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-missing-packages',
      severity: 'error',
      from: {},
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    },
    {
      name: 'site-never-imports-server',
      severity: 'error',
      from: { path: '^src/' },
      to: { path: '^server/' },
    },
    allowed('contract-stands-alone', '^src/contract/', ['^src/contract/']),
    {
      name: 'a-browser-loads-the-calls-it-makes',
      comment:
        'A call is imported from its own file; the whole table is for the server and the document.',
      severity: 'error',
      from: { path: '^src/(?!contract)', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^src/contract/(calls|endpoints)\\.ts$' },
    },
    {
      name: 'contract-knows-only-valibot',
      severity: 'error',
      from: {
        path: '^src/contract/',
        pathNot: ['\\.test\\.ts$', '^src/contract/spreadsheet/read'],
      },
      to: { path: 'node_modules', pathNot: 'node_modules/valibot' },
    },
    {
      name: 'files-are-read-where-they-are-needed',
      severity: 'error',
      from: { path: '^src/contract/', pathNot: ['\\.test\\.ts$', '^src/contract/spreadsheet/'] },
      to: { path: '^src/contract/spreadsheet/read' },
    },
    allowed('lifecycle-knows-the-contract', '^src/machines/lifecycle/', [
      '^src/machines/lifecycle/',
      '^src/contract/',
    ]),
    allowed('words-know-contract-and-lifecycle', '^src/words/', [
      '^src/words/',
      '^src/contract/',
      '^src/machines/lifecycle/',
    ]),
    allowed('api-and-session-know-the-contract', '^src/(api|session)/', [
      '^src/(api|session)/',
      '^src/contract/',
    ]),
    allowed('machines-know-api-session-contract', '^src/machines/', [
      '^src/(machines|api|session|contract)/',
    ]),
    {
      name: 'machines-know-no-react',
      severity: 'error',
      from: { path: '^src/machines/' },
      to: { path: 'node_modules/(react|react-dom|@xstate/react|@nanostores/react)/' },
    },
    ...areas.map((area) =>
      allowed(`island-${area}-stays-in-its-area`, `^src/islands/${area}/`, [
        `^src/islands/(${area}|features|ui)/`,
        '^src/(machines|session|contract|words|styles)/',
        '^src/api/(read/|act/|tables/|sample/|problem\\.ts$)',
      ]),
    ),
    ...features.map((feature, place) =>
      allowed(`shown-feature-${feature}-knows-those-before`, `^src/islands/features/${feature}/`, [
        `^src/islands/(ui|features/(notifications|${features.slice(0, place + 1).join('|')}))/`,
        '^src/(machines|session|contract|words|styles)/',
        '^src/api/(read/|act/|problem\\.ts$)',
      ]),
    ),
    allowed('notifications-know-no-feature', '^src/islands/features/notifications/', [
      '^src/islands/(ui|features/notifications)/',
      '^src/(machines/notifications|session|contract|styles)/',
      '^src/api/(read/|act/|problem\\.ts$)',
    ]),
    allowed('the-kit-knows-no-feature', '^src/islands/ui/', [
      '^src/islands/ui/',
      '^src/(session|contract|styles)/',
      '^src/api/(read/(read|useRead|page)|act/(act|useAct|conflicts|refusal)|problem)\\.ts$',
      // An act that flows, whatever it is.
      '^src/machines/calls/',
    ]),
    {
      name: 'the-kit-speaks-no-word-of-the-product',
      severity: 'error',
      from: { path: '^src/islands/ui/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^src/contract/(?!typed/)[^/]+/' },
    },
    ...inOrder('features', './server/features/order.json'),
    ...inOrder('platform', './server/platform/order.json'),
    {
      name: 'the-platform-knows-no-feature',
      severity: 'error',
      from: { path: '^server/platform/', pathNot: '\\.test\\.ts$' },
      to: { path: '^server/features/' },
    },
    {
      name: 'only-the-start-imports-the-start',
      severity: 'error',
      from: { path: '^server/(features|platform)/', pathNot: '\\.test\\.ts$' },
      to: { path: '^server/([^/]+$|demo/|commands/)' },
    },
    allowed('server-knows-contract-words-and-lifecycle', '^server/', [
      '^server/',
      '^src/contract/',
      '^src/words/',
      '^src/machines/lifecycle/',
    ]),
    {
      // What draws what people write does so apart from the thread that answers everybody.
      name: 'the-server-draws-nothing-itself',
      severity: 'error',
      from: { path: '^server/main\\.ts$' },
      to: { path: 'node_modules/(pdfkit|harfbuzzjs|subset-font|sharp|qrcode)/', reachable: true },
    },
    {
      name: 'a-repository-belongs-to-its-feature',
      severity: 'error',
      // The demo, the tests and the commands fill tables as no feature does.
      from: {
        path: '^server/((?:features|platform)/[^/]+)/',
        pathNot: ['\\.test\\.ts$', '^server/(demo|testing|commands)/'],
      },
      to: { path: '^server/.+/repository\\.ts$', pathNot: '^server/$1/' },
    },
    {
      name: 'rules-are-pure',
      severity: 'error',
      from: { path: '^server/.+/rules\\.ts$' },
      to: { pathNot: ['^src/contract/', '^src/machines/lifecycle/', '^server/.+/rules\\.ts$'] },
    },
    {
      name: 'tests-stay-in-tests',
      severity: 'error',
      from: { path: '^(src|server)/', pathNot: ['\\.test\\.tsx?$', '^server/testing/'] },
      to: { path: '^server/testing/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: { extensions: ['.ts', '.tsx', '.js', '.mjs'] },
  },
};
