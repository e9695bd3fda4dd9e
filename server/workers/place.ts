import cluster from 'node:cluster';
import process from 'node:process';
import type { SharedRedis } from '../storage/redis.ts';
import { createPeer, type Peer } from './peer.ts';

/** Which of several workers this process is. */
export interface WorkerPlace {
  /** from 1; a worker that takes the place of another has its number */
  number: number;
  /** whether nobody serves yet: who asks early waits for this one */
  isFirst: boolean;
  /** what starts, watches and agrees with all of them */
  primary: Peer;
}

/** The worker that reads WordPress for all, and delivers. */
export const READER = 1;

/** By these names in its environment a worker knows its place. */
const NUMBER = 'WORKER_NUMBER';
const FIRST = 'WORKER_IS_FIRST';

export const environmentOf = ({ number, isFirst }: Omit<WorkerPlace, 'primary'>) => ({
  [NUMBER]: String(number),
  [FIRST]: isFirst ? '1' : '',
});

/** Null in a process that serves alone. */
export function placeOfProcess(): WorkerPlace | null {
  if (!cluster.worker) return null;
  // Killed outright, the primary says nothing: Node ends the worker, if it did not write before that was heard.
  cluster.worker.on('error', () => process.exit(1));
  const primary = createPeer({
    send: message => void process.send?.(message),
    onMessage: take => void process.on('message', take),
  });
  return { number: Number(process.env[NUMBER]), isFirst: process.env[FIRST] === '1', primary };
}

/**
 * By what the processes of one site agree: a Redis, which reaches other machines too, else the primary of this one; null
 * where a process serves alone.
 */
export type Agreement = SharedRedis | Peer | null;

export const isRedis = (by: SharedRedis | Peer): by is SharedRedis => 'client' in by;
