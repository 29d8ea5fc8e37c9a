import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';

/** A call as the stand-in heard it. */
export interface Heard {
  readonly method: string;
  /** Without the API's base. */
  readonly path: string;
  readonly query: URLSearchParams;
  readonly bearer: string | null;
  readonly body: Record<string, unknown> | null;
}

type Answer = string | object | null;
type Row = Record<string, unknown>;

const encoded = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
/** A token as another maker's server signs it: a role claim and an end, nothing else we know. */
const tokenOf = (role: string) =>
  `${encoded({ alg: 'HS256' })}.${encoded({ role, exp: Math.floor(Date.now() / 1000) + 3600 })}.sign`;

const asha = {
  sId: 3,
  firstName: 'Asha',
  lastName: 'Rao',
  email: 'asha@student.example',
  engineeringType: 'Civil',
  collegeYear: 'Third',
  university: 'Pune',
  profileImage: null,
};

const project = (pid: number, title: string, more: Row = {}): Row => ({
  pid,
  title,
  companyName: 'Castlefield Works',
  description: `${title}: measure what is there, draw what could be, and say what it costs to build it in the town.`,
  projectLink: 'https://works.example/brief',
  skills: 'CAD, Surveying',
  engineeringType: 'Civil',
  duration: 30,
  location: 'Leeds',
  status: 'pending',
  ...more,
});

/**
 * The original API as its specification shows it: fifteen calls, bare arrays, plain sentences, no header
 * of ours. Whatever else is asked for gets the plain 404 of an old server.
 */
export function originalApi(): { heard: Heard[]; missed: Heard[]; listener: RequestListener } {
  const heard: Heard[] = [];
  const missed: Heard[] = [];
  const students: Row[] = [
    asha,
    { ...asha, sId: 4, firstName: 'Ben', email: 'ben@student.example' },
  ];
  const applications: Row[] = [
    {
      applicationId: 1,
      studentId: 3,
      projectId: 9,
      status: 'Approved',
      message: 'I know the river.',
      resumeLink: 'https://asha.example/cv',
      appliedDate: '2025-03-01T09:00:00.000Z',
      projectTitle: 'River gauge',
      companyName: 'Castlefield Works',
    },
  ];
  const projects = [
    project(1, 'Footbridge'),
    project(2, 'Gearbox', { engineeringType: 'Mechanical' }),
    project(3, 'Running mill', { status: 'In Progress' }),
    project(4, 'Finished weir', { status: 'Completed' }),
  ];

  const calls: Record<string, (call: Heard) => Answer> = {
    'POST /auth/login': ({ body }) => {
      if (body?.password !== 'Password-1') return null;
      const role = String(body?.email).startsWith('admin') ? 'Admin' : 'Student';
      return { token: tokenOf(role), role };
    },
    'GET /students/me': () => students[0] ?? {},
    'GET /students/current': () => students[0] ?? {},
    'POST /students/register': () => 'Registered.',
    'POST /students/add': ({ body }) => {
      students.push({ ...body, sId: students.length + 3, profileImage: null });
      return 'Student added.';
    },
    'POST /students/verify-otp': () => 'Verified.',
    'GET /students': () => students,
    'PUT /students/:id': ({ path, body }) => {
      const at = students.findIndex(({ sId }) => `/students/${sId}` === path);
      students[at] = { ...students[at], ...body };
      return 'Student updated.';
    },
    'DELETE /students/:id': ({ path }) => {
      students.splice(
        students.findIndex(({ sId }) => `/students/${sId}` === path),
        1,
      );
      return 'Student deleted.';
    },
    'POST /projects': () => 'Project posted.',
    'GET /projects': ({ query }) =>
      projects.filter(
        ({ title, engineeringType }) =>
          String(title)
            .toLowerCase()
            .includes((query.get('searchText') ?? '').toLowerCase()) &&
          [engineeringType, '', null].includes(query.get('engineering')),
      ),
    'PUT /projects/:id/status': () => 'Status changed.',
    'POST /contactus': () => 'Received.',
    'POST /regprojects': ({ body }) => {
      const of = projects.find(({ pid }) => pid === body?.projectId);
      applications.push({
        ...body,
        applicationId: applications.length + 1,
        projectTitle: of?.title,
        companyName: of?.companyName,
      });
      return 'Application received.';
    },
    'GET /regprojects/student/:id': () => applications,
  };

  const listener: RequestListener = async (asked, answer) => {
    const call = await hear(asked);
    const pattern = `${call.method} ${call.path.replace(/\/\d+(?=\/|$)/g, '/:id')}`;
    const run = calls[pattern];
    (run ? heard : missed).push(call);
    if (!run) return void answer.writeHead(404).end();
    say(answer, run(call));
  };
  return { heard, missed, listener };
}

async function hear(asked: IncomingMessage): Promise<Heard> {
  const { pathname, searchParams } = new URL(asked.url ?? '/', 'http://localhost');
  const text = Buffer.concat(await asked.toArray()).toString();
  return {
    method: asked.method ?? '',
    path: pathname.replace(/^\/api/, '').toLowerCase(),
    query: searchParams,
    bearer: /^Bearer (.+)$/.exec(asked.headers.authorization ?? '')?.[1] ?? null,
    body: text === '' ? null : JSON.parse(text),
  };
}

function say(answer: ServerResponse, said: Answer): void {
  const isText = typeof said === 'string' || said === null;
  const type = isText ? 'text/plain' : 'application/json';
  answer.writeHead(said === null ? 401 : 200, { 'content-type': type });
  answer.end(isText ? (said ?? 'Invalid credentials.') : JSON.stringify(said));
}
