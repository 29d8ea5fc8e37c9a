import type { Endpoint } from '../../../src/contract/endpoint.ts';
import { endpoints } from '../../../src/contract/endpoints.ts';

const byParameters = (Object.values(endpoints) as Endpoint[])
  .map((endpoint) => ({
    endpoint,
    parameters: endpoint.path.split('{').length - 1,
    pattern: new RegExp(`^/api${endpoint.path.replaceAll(/\{\w+\}/g, '[^/]+')}/?$`, 'i'),
  }))
  .sort((one, other) => one.parameters - other.parameters);

/** The endpoint an address leads to: `/Companies/me` is not a company named 'me'. */
export function reached(method: string, url: string): Endpoint | undefined {
  const path = url.split('?')[0] ?? '';
  return byParameters.find(
    ({ endpoint, pattern }) => endpoint.method === method && pattern.test(path),
  )?.endpoint;
}
