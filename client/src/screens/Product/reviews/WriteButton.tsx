import { useSearchParams } from 'react-router-dom';
import { reviewTexts } from '../../../../../rules/texts/review.ts';
import { Button } from '../../../ui/inputs/Button.tsx';
import { getReviewForm } from './getReviewForm.ts';

/** Opens the review form, which stands in the address; nothing while it is open. */
export function WriteButton({ path }: { path: string }) {
  const [params] = useSearchParams();
  if (params.has('write')) return null;
  const kept = [...params].filter(([name]) => name !== 'reviews' && name !== 'reviewed');
  return (
    <form method="get" action={`${path}#write-review`} data-keep-scroll>
      {kept.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button
        variant="ink"
        type="submit"
        name="write"
        value="1"
        onPointerEnter={() => void getReviewForm()}
        onFocus={() => void getReviewForm()}
      >
        {reviewTexts.write}
      </Button>
    </form>
  );
}
