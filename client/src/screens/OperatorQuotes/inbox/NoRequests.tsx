import { EmptyPanel } from '../../../ui/feedback/EmptyPanel.tsx';
import { Button } from '../../../ui/inputs/Button.tsx';
import { firmTexts as texts } from '../texts.ts';
import { type ListQuery, listHref } from './listQuery.ts';

/** A queue without requests; where others may have some, the way to all of them. */
export function NoRequests({ asked }: { asked: ListQuery }) {
  const { queue, search, buyer, product } = asked;
  const words = search || buyer;
  const searched = words || product;
  // Of the other queues nobody knows here whether something waits.
  if (!searched && (queue === 'waiting' || queue === 'all'))
    return <EmptyPanel title={texts.none}>{texts.noneText}</EmptyPanel>;
  return (
    <EmptyPanel
      title={searched ? `${texts.noMatch}${words && ` "${words}"`}` : texts.noneHere}
      action={
        queue !== 'all' && (
          <Button variant="ink" href={listHref({ ...asked, queue: 'all', page: 1 })}>
            {texts.searchAll}
          </Button>
        )
      }
    >
      {searched && texts.noMatchText}
    </EmptyPanel>
  );
}
