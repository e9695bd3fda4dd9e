import { useContext } from 'react';
import { reviewTexts } from '../../../../../rules/texts/review.ts';
import { usePageQuery } from '../../../data/usePageQuery.ts';
import { Button } from '../../../ui/inputs/Button.tsx';
import { ChosenContext } from '../choice/chosenContext.ts';
import { getReviewForm } from './getReviewForm.ts';

/** Opens the review form, which stands in the address; nothing while it is open. */
export function WriteButton({ path }: { path: string }) {
  const params = usePageQuery();
  const { named } = useContext(ChosenContext);
  if (params.has('write')) return null;
  return (
    <form method="get" action={`${path}#write-review`} data-keep-scroll>
      {/* The same as the server wrote, which reads an address in an order of its own and leaves out what is no choice. */}
      {Object.entries(named).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button
        variant="ink"
        type="submit"
        name="write"
        value="1"
        onPointerEnter={() => void getReviewForm().catch(() => {})}
        onFocus={() => void getReviewForm().catch(() => {})}
      >
        {reviewTexts.write}
      </Button>
    </form>
  );
}
