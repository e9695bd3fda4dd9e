import { afterEach, beforeEach } from 'vitest';
import { openTestCatalogue, startTestService, type TestCatalogue, type TestService } from './service.ts';

interface Started {
  service: TestService;
  opened: TestCatalogue;
}

/** A service and an index that has walked it, made anew for each test of a file; what was asked until then is forgotten. */
export function eachStarted(arrange: (service: TestService) => void = () => {}): Started {
  const started = {} as Started;
  beforeEach(async () => {
    started.service = await startTestService();
    arrange(started.service);
    started.opened = openTestCatalogue(started.service);
    await started.opened.catalogue.start();
    started.service.calls.length = 0;
  });
  afterEach(async () => {
    await started.opened.close();
    await started.service.close();
  });
  return started;
}
