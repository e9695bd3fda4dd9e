import { EmptyPanel } from '../../../ui/feedback/EmptyPanel.tsx';
import { Button } from '../../../ui/inputs/Button.tsx';
import { firmTexts as texts } from '../texts.ts';
import { type ListQuery, listHref } from './listQuery.ts';

/** A queue without requests; where something was searched for, the way to all of them. */
export function NoRequests({ asked }: { asked: ListQuery }) {
  const words = asked.search || asked.buyer;
  if (!words && !asked.product) return <EmptyPanel title={texts.none}>{texts.noneText}</EmptyPanel>;
  return (
    <EmptyPanel
      title={`${texts.noMatch}${words && ` "${words}"`}`}
      action={
        asked.queue !== 'all' && (
          <Button variant="ink" href={listHref({ ...asked, queue: 'all', page: 1 })}>
            {texts.searchAll}
          </Button>
        )
      }
    >
      {texts.noMatchText}
    </EmptyPanel>
  );
}
