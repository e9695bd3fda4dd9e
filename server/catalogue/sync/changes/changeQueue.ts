/** What changed and is to be read again at once, although a pass may be under way that read it before it changed. */
export interface ChangeQueue {
  /** Reads what these tags name. What cannot be read stays due. @throws when it cannot be read now */
  read(tags: Iterable<string>): Promise<void>;
  /** Runs a pass, then reads what is due and once more what was read beside it: the pass may have written its old state, also where it failed later. */
  during(pass: () => Promise<void>): Promise<void>;
}

export function createChangeQueue(renew: (tags: ReadonlySet<string>) => Promise<void>): ChangeQueue {
  let due = new Set<string>();
  let readMeanwhile = new Set<string>();
  let queue: Promise<void> = Promise.resolve();

  async function readDue(): Promise<void> {
    const tags = due;
    due = new Set();
    if (!tags.size) return;
    try {
      await renew(tags);
    } catch (error) {
      due = new Set([...due, ...tags]);
      throw error;
    }
  }

  const read = (tags: Iterable<string>): Promise<void> => {
    for (const tag of tags) {
      due.add(tag);
      readMeanwhile.add(tag);
    }
    const turn = queue.then(readDue);
    queue = turn.catch(() => {});
    return turn;
  };

  return {
    read,
    async during(pass) {
      readMeanwhile = new Set();
      try {
        await pass();
      } finally {
        await read(readMeanwhile);
      }
    },
  };
}
