import type { ComponentType } from 'react';
import { useOutcome } from '../../data/useOutcome.ts';
import { FailedScreen } from '../../failure/FailedScreen.tsx';
import type { RefusedForm } from '../../forms/formOutcome.ts';
import { useAnswer } from '../../quote/life/useAnswer.ts';
import { FindRequest } from './FindRequest.tsx';
import { quoteLifeTexts } from './texts.ts';

type FoundRequestProps<Request> = {
  View: ComponentType<{ request: Request; refused: RefusedForm | undefined }>;
};

/** The request that was loaded, shown to whoever may read it; the form to find it for anyone else. */
export function FoundRequest<Request>({ View }: FoundRequestProps<Request>) {
  const loaded = useOutcome<{ quoteRequest?: Request | null }, { reference: string }>();
  const refused = useAnswer<RefusedForm>();
  if (loaded.kind === 'failed') return <FailedScreen title={quoteLifeTexts.failed} requestId={loaded.requestId} />;
  const request = loaded.data?.quoteRequest;
  if (!request) return <FindRequest reference={loaded.variables.reference} refused={refused} />;
  return <View request={request} refused={refused} />;
}
