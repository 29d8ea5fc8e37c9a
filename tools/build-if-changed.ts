import { buildSite } from './build-site.ts';
import { compressSite } from './compress-site.ts';

/** The site that the server serves. */
await buildSite('dist', {}, compressSite);
