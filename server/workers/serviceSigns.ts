import type { WorkerPlace } from './place.ts';

/** Soon enough for what waits, and little talk while visitors come. */
const TELL_AFTER_MS = 500;

/** Signs that a service answers, as each worker of one machine tells all others: any of them may have something that waits. */
export function createServiceSigns(place: WorkerPlace | null, take: () => void) {
  let telling = false;
  place?.primary.on('serviceAnswers', take);
  const tell = () => {
    telling = false;
    place?.primary.tell('relay', { topic: 'serviceAnswers' });
  };
  return {
    /** The service has answered this worker. */
    answered(): void {
      take();
      if (!place || telling) return;
      telling = true;
      setTimeout(tell, TELL_AFTER_MS).unref();
    },
  };
}
