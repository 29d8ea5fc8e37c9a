/** Words of the disk, of PostgreSQL and of stores that speak S3 for one thing: there is no room to write. */
const codes = new Set([
  'ENOSPC',
  'EDQUOT',
  // PostgreSQL’s `disk_full`.
  '53100',
  'XMinioStorageFull',
  'QuotaExceeded',
  'InsufficientCapacity',
]);

/** True if a write failed because the storage is full. */
export function isFull(error: unknown): boolean {
  const { code, name, cause, $metadata } = Object(error);
  return (
    codes.has(code) ||
    codes.has(name) ||
    // Insufficient Storage (RFC 4918 §11.5), as a store answers it.
    Object($metadata).httpStatusCode === 507 ||
    (cause !== undefined && isFull(cause))
  );
}
