import type { IncomingMessage, ServerResponse } from 'node:http';
import fp from 'fastify-plugin';
import helmet, { type HelmetOptions } from 'helmet';

const yearInSeconds = 31_536_000;

/**
 * Headers of every answer. What a page may load stands in the page itself, where the build knows
 * its scripts by hash; only what a page cannot say about itself stands here.
 */
export const securityHeaders = fp<{ https: boolean }>(async (app, { https }) => {
  const headers = {
    ...headersOf({
      contentSecurityPolicy: {
        useDefaults: false,
        directives: {
          defaultSrc: helmet.contentSecurityPolicy.dangerouslyDisableDefaultSrc,
          baseUri: ["'self'"],
          formAction: ["'self'"],
          frameAncestors: ["'none'"],
          objectSrc: ["'none'"],
        },
      },
      crossOriginEmbedderPolicy: false,
      // Where it is worth its price, the site says so (site.ts).
      crossOriginOpenerPolicy: false,
      referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
      strictTransportSecurity: https ? { maxAge: yearInSeconds, includeSubDomains: true } : false,
      xFrameOptions: { action: 'deny' },
      // Said to browsers and plug-ins that are no longer used, or what they do unasked.
      xDnsPrefetchControl: false,
      xDownloadOptions: false,
      xPermittedCrossDomainPolicies: false,
      xXssProtection: false,
    }),
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
  };
  app.addHook('onRequest', (_, reply, done) => {
    reply.headers(headers);
    done();
  });
});

/** What helmet sets. It is the same for every answer, so it is asked once and not each time. */
function headersOf(options: HelmetOptions): Record<string, string> {
  const headers: Record<string, string> = {};
  const answer = {
    setHeader: (name: string, value: string) => {
      headers[name] = value;
    },
    removeHeader: () => {},
  };
  helmet(options)({} as IncomingMessage, answer as unknown as ServerResponse, (error) => {
    if (error) throw error;
  });
  return headers;
}

/** The API's answers are data: nothing may be loaded by them, and nothing may keep them. */
export const privateAnswers = fp(async (app) => {
  app.addHook('onSend', (_, reply, payload, done) => {
    reply.header('Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'");
    if (!reply.hasHeader('Cache-Control')) reply.header('Cache-Control', 'no-store');
    done(null, payload);
  });
});
