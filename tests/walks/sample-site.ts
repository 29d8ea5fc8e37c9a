import { request, type Server } from 'node:http';
import { serveFiles } from '../journeys/site-files.ts';
import { sites } from '../prepare.ts';

/** The site with sample data, as files on a port of its own; what begins with /api goes to a real server. */
export const serveSampleSite = (api: string): Promise<{ origin: string; server: Server }> =>
  serveFiles(sites.sample, (asked, answer) => {
    const onward = request(
      new URL(asked.url ?? '/', api),
      { method: asked.method, headers: asked.headers },
      (reply) => {
        answer.writeHead(reply.statusCode ?? 500, reply.headers);
        reply.pipe(answer);
      },
    );
    onward.on('error', () => answer.destroy());
    asked.pipe(onward);
  });
