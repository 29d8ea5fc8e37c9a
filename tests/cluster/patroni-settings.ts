import { join } from 'node:path';
import { postgresqlBin } from '../../server/testing/as-postgres.ts';

/** Where a member is and whom it asks. */
export interface Place {
  readonly name: string;
  readonly folder: string;
  /** Of PostgreSQL, of Patroni's REST API, and of the way to etcd. */
  readonly ports: { readonly postgresql: number; readonly rest: number; readonly etcd: number };
}

/** How long the primary's lease lasts, in seconds: a dead primary is replaced soon after. */
const ttl = 10;

/** What all members have in common; Patroni keeps it in etcd from the first start on. */
const shared = {
  ttl,
  loop_wait: 2,
  // ttl must be at least loop_wait + 2 * retry_timeout.
  retry_timeout: 4,
  maximum_lag_on_failover: 1024 * 1024,
  // A commit is acknowledged once a standby has it, and only that standby may become primary. Strict: without any
  // standby nothing is acknowledged.
  synchronous_mode: true,
  synchronous_mode_strict: true,
  postgresql: {
    use_pg_rewind: true,
    parameters: {
      max_connections: 150,
      shared_buffers: '64MB',
      // For one machine that holds three: what it is not allowed to keep, it cannot fill its disk with.
      wal_keep_size: '128MB',
      // A standby looks for the new primary at once, and notices that the old one is gone.
      wal_retrieve_retry_interval: '500ms',
      wal_receiver_timeout: '5s',
      wal_sender_timeout: '5s',
    },
  },
};

/** The settings of one member, as Patroni reads them: JSON is YAML too. */
export function patroniSettings({ name, folder, ports }: Place): string {
  const rest = `127.0.0.1:${ports.rest}`;
  const address = `127.0.0.1:${ports.postgresql}`;
  return JSON.stringify({
    scope: 'trestle',
    name,
    restapi: { listen: rest, connect_address: rest },
    // Not `etcd3`: before 3.0.3 Patroni overwrites through it whoever has become leader meanwhile. A primary that was
    // frozen in the middle of a turn takes the lease back, and what the new primary has acknowledged is rewound.
    // The members that etcd would name are other ways to it than the one given.
    etcd: { host: `127.0.0.1:${ports.etcd}`, use_proxies: true },
    bootstrap: { dcs: shared, initdb: [{ encoding: 'UTF8' }] },
    postgresql: {
      listen: address,
      connect_address: address,
      data_dir: join(folder, name),
      ...(postgresqlBin && { bin_dir: postgresqlBin }),
      pgpass: join(folder, `${name}.pgpass`),
      authentication: {
        superuser: { username: 'postgres' },
        replication: { username: 'replicator' },
      },
      parameters: { unix_socket_directories: folder },
      pg_hba: ['all', 'replication'].map((what) => `host ${what} all 127.0.0.1/32 trust`),
      remove_data_directory_on_rewind_failure: true,
      remove_data_directory_on_diverged_timelines: true,
    },
  });
}
