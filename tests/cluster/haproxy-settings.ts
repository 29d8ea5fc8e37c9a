import type { Member } from './member.ts';

/** Where HAProxy takes connections. */
export interface Ports {
  readonly product: number;
  readonly primary: number;
  readonly replicas: number;
  /** Answers 200 while one server is primary. */
  readonly status: number;
}

const unavailable = JSON.stringify({
  type: 'urn:trestle:problem:unavailable',
  title: 'Try again in a moment.',
  status: 503,
  code: 'unavailable',
});

/** @param instances ports of the instances of the product */
export function haproxySettings(
  ports: Ports,
  members: readonly Member[],
  instances: readonly number[],
): string {
  const databases = members.map(
    ({ name, port, rest }) => `server ${name} 127.0.0.1:${port} check port ${new URL(rest).port}`,
  );
  const products = instances.map((port, n) => `server ${n + 1} 127.0.0.1:${port} check`);
  return `global
  nbthread 1

# Patroni is asked, and not PostgreSQL: Patroni knows whether the lease still holds. Sessions with a server that lost
# it end, so that nobody waits for an answer from a primary that was frozen or cut off. A session that waits for news
# is silent for hours.
defaults database
  mode tcp
  timeout connect 2s
  timeout check 1s
  timeout client 24h
  timeout server 24h
  default-server inter 1s fastinter 500ms fall 2 rise 1 on-marked-down shutdown-sessions

listen primary from database
  bind 127.0.0.1:${ports.primary}
  option httpchk GET /primary
  ${databases.join('\n  ')}

listen replicas from database
  bind 127.0.0.1:${ports.replicas}
  balance leastconn
  option httpchk GET /replica?lag=16MB
  ${databases.join('\n  ')}

defaults product
  mode http
  timeout connect 2s
  timeout check 1s
  # Longer than an open page is without news.
  timeout client 75s
  timeout server 75s
  # The load says itself which address it comes from. In front of people it must be forwardfor without a condition.
  option forwardfor if-none
  # A call that no instance took goes to another. One that an instance took is sent again only if it merely reads.
  option redispatch 1
  retries 3
  retry-on conn-failure empty-response
  default-server inter 500ms fall 2 rise 1
  # What it answers itself is said as the product says it.
  http-error status 503 content-type application/problem+json string '${unavailable}' hdr Retry-After 5

frontend product from product
  bind 127.0.0.1:${ports.product}
  # None is ready when the database is away: then each still shows its pages and says itself what the matter is.
  use_backend running if { nbsrv(ready) eq 0 }
  default_backend ready

backend ready from product
  http-request disable-l7-retry unless METH_GET
  option httpchk GET /api/health/ready
  ${products.join('\n  ')}

backend running from product
  http-request disable-l7-retry unless METH_GET
  option httpchk GET /api/health/live
  ${products.join('\n  ')}

# HAProxy takes every server for well until it has asked it for the first time.
frontend status from product
  bind 127.0.0.1:${ports.status}
  monitor-uri /primary
  monitor fail unless { nbsrv(primary) eq 1 }
`;
}
