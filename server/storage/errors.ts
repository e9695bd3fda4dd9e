/** Why nothing could be stored, in words that may be shown: no addresses, nothing of a visitor. */
export type StorageCause =
  | 'disk full'
  | 'not writable'
  | 'locked'
  | 'busy'
  | 'file gone'
  | 'unusable'
  | 'unreachable'
  | 'access denied'
  | 'no such database'
  | 'newer release'
  | 'shutting down';

/**
 * A submission could not be written or read. Nothing was acknowledged; the visitor must be told that it failed. The
 * message names the place and the mend, never what was sent.
 */
export class StorageError extends Error {
  readonly code = 'STORAGE_FAILED';
  readonly reason: StorageCause;

  constructor(message: string, { reason, ...options }: ErrorOptions & { reason: StorageCause }) {
    super(message, options);
    this.name = 'StorageError';
    this.reason = reason;
  }
}
