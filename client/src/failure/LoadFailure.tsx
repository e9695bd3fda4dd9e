import { css } from '@emotion/react';
import { useLocation } from 'react-router-dom';
import { fillText } from '../../../rules/fillText.ts';
import { failureTexts } from '../../../rules/texts/failure.ts';
import { text } from '../theme/text.ts';
import { EmptyPanel } from '../ui/feedback/EmptyPanel.tsx';
import { Button } from '../ui/inputs/Button.tsx';

const idLine = css({ marginTop: 8 });

type LoadFailureProps = {
  title: string;
  words?: string;
  /** by which the operator finds the failure in the log */
  requestId: string | null;
  heading?: 'h1' | 'h2';
  /** the words of the button */
  retry?: string;
};

/** What stands in the place of something a service did not deliver, with a way to ask again. */
export function LoadFailure(props: LoadFailureProps) {
  const { title, words = failureTexts.notLoaded, requestId, heading = 'h2', retry: again = failureTexts.retry } = props;
  const { pathname, search } = useLocation();
  const retry = (
    <Button variant="ink" href={pathname + search}>
      {again}
    </Button>
  );
  return (
    <EmptyPanel kind="error" title={title} action={retry} heading={heading}>
      <p>{words}</p>
      {requestId && <p css={[text.mono, text.mute, idLine]}>{fillText(failureTexts.requestId, { id: requestId })}</p>}
    </EmptyPanel>
  );
}
