import { READER, type WorkerPlace } from './place.ts';

/** How the workers of one machine keep one index: one of them writes it, the others are told what changed. */
export interface IndexNews {
  readonly isWriter: boolean;
  /** Tells the others what was written, by its tags. */
  tell(tags: ReadonlySet<string>): void;
  onNews(take: (tags: ReadonlySet<string>) => void): void;
  /** Tells the one that writes it that the file is broken. */
  tellDamage(): void;
  onDamage(take: () => void): void;
}

export const createIndexNews = ({ number, primary }: WorkerPlace): IndexNews => ({
  isWriter: number === READER,
  tell(tags) {
    // What was read before it is not handed to anybody after it.
    primary.tell('forgetReads', [...tags]);
    primary.tell('relay', { topic: 'index', body: [...tags] });
  },
  onNews: take => primary.on<string[]>('index', tags => take(new Set(tags))),
  tellDamage: () => primary.tell('relay', { topic: 'indexDamage' }),
  onDamage: take => primary.on('indexDamage', take),
});
