import { randomUUID } from 'node:crypto';
import type { Someone } from '../../server/testing/people.ts';
import { briefOf } from './brief.ts';
import { ask } from './persistent.ts';

/** One call, asked once. @returns its status, 0 where nobody answered, and its body */
export function call(
  origin: string,
  method: 'GET' | 'POST' | 'PUT',
  path: string,
  token: string,
  body?: object,
): Promise<{ status: number; body: string }> {
  return ask(origin, { method, path, token, ...(body && { body }) });
}

/** Posts a project. @returns its title, which nothing else has */
export async function post(origin: string, { token }: Someone): Promise<string> {
  const title = `Replicated ${randomUUID()}`;
  const brief = briefOf(title);
  const { status, body } = await call(origin, 'POST', '/Projects', token, brief);
  if (status !== 201) throw new Error(`A project was answered ${status}: ${body}`);
  return title;
}

/** Whether the newest projects that somebody reads have this one among them. */
export const sees = async (origin: string, { token }: Someone, title: string): Promise<boolean> => {
  const { body } = await call(origin, 'GET', '/Projects?sort=newest&pageSize=20', token);
  return body.includes(title);
};
