import helmet from '@fastify/helmet';
import fp from 'fastify-plugin';

const yearInSeconds = 31_536_000;

/**
 * Headers of every answer. Each page has its own policy for scripts, because the build knows their hashes; these
 * headers cover only what a page cannot state itself.
 */
export const securityHeaders = fp<{ https: boolean }>(async (app, { https }) => {
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: helmet.contentSecurityPolicy.dangerouslyDisableDefaultSrc,
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        objectSrc: ["'none'"],
      },
    },
    // The pages of signed-in people set it (site.ts); for the public ones it is not worth its price.
    crossOriginOpenerPolicy: false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    strictTransportSecurity: https && { maxAge: yearInSeconds, includeSubDomains: true },
    xFrameOptions: { action: 'deny' },
    // Only browsers and plug-ins that nobody uses any more read these.
    xDnsPrefetchControl: false,
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
  });
  app.addHook('onRequest', (_, reply, done) => {
    reply.header(
      'Permissions-Policy',
      'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
    );
    done();
  });
});

/** The API's answers are data: nothing in them may run or be loaded, and nothing may keep them. */
export const privateAnswers = fp(async (app) => {
  app.addHook('onSend', (_, reply, payload, done) => {
    reply.header(
      'Content-Security-Policy',
      "default-src 'none'; base-uri 'none'; frame-ancestors 'none'; sandbox",
    );
    if (!reply.hasHeader('Cache-Control')) reply.header('Cache-Control', 'no-store');
    done(null, payload);
  });
});
