import { css } from '@emotion/react';
import { useEffect, useId, useRef, useState } from 'react';
import { fillText } from '../../../../../rules/fillText.ts';
import { defaultRating, type ReviewField, type StarRating, validateReview } from '../../../../../rules/forms/review.ts';
import type { FormInput } from '../../../../../rules/forms/validation.ts';
import { reviewTexts } from '../../../../../rules/texts/review.ts';
import { uiTexts } from '../../../../../rules/texts/ui.ts';
import { DraftNote } from '../../../forms/draft/DraftNote.tsx';
import { keptTexts } from '../../../forms/draft/texts.ts';
import { useDraft } from '../../../forms/draft/useDraft.ts';
import { FormBanner } from '../../../forms/FormBanner.tsx';
import { Honeypot } from '../../../forms/Honeypot.tsx';
import { listErrors } from '../../../forms/listErrors.ts';
import { PrivacyLine } from '../../../forms/PrivacyLine.tsx';
import { useCheckedForm } from '../../../forms/useCheckedForm.ts';
import { Button } from '../../../ui/inputs/Button.tsx';
import { Field } from '../../../ui/inputs/Field.tsx';
import { LinkButton } from '../../../ui/inputs/LinkButton.tsx';
import { Segments } from '../../../ui/inputs/Segments.tsx';
import { TextArea } from '../../../ui/inputs/TextArea.tsx';
import { TextInput } from '../../../ui/inputs/TextInput.tsx';
import { Grid } from '../../../ui/layout/Grid.tsx';
import { Job } from '../../../ui/layout/Job.tsx';
import { JobFoot } from '../../../ui/layout/JobFoot.tsx';
import { JobPart } from '../../../ui/layout/JobPart.tsx';
import { useReviewPost } from './useReviewPost.ts';

const { labels } = reviewTexts;
const across = css({ gridColumn: '1 / -1' });
const order: ReviewField[] = ['reviewer', 'email', 'rating', 'review'];
const stars = ['1', '2', '3', '4', '5'].map(value => ({
  value,
  label: value === '1' ? uiTexts.oneStar : fillText(uiTexts.stars, { stars: value }),
}));

const noStars = { value: '0', label: reviewTexts.noStars };

const rulesFor = (asked: StarRating) => async () => (input: FormInput<ReviewField>) => {
  const { reviewer, email, review, rating } = input;
  return validateReview({ reviewer, email, review, rating: Number(rating || 0) }, asked);
};

type ReviewFormProps = {
  product: string;
  path: string;
  starRating: StarRating;
  /** where whoever says nothing goes back to */
  back: string;
  onSent: () => void;
};

/** What a buyer writes; kept by the browser until it is sent. */
export function ReviewForm({ product, path, starRating, back, onSent }: ReviewFormProps) {
  const id = useId();
  const [afresh, setAfresh] = useState(0);
  const filled = useRef({ product, rating: String(defaultRating(starRating)) });
  const { outcome, busy, post } = useReviewPost(path, () => {
    discard();
    onSent();
  });
  const refused = outcome?.kind === 'refused' ? outcome : undefined;
  const { attempt, errorOf, focus, formProps } = useCheckedForm<ReviewField>({
    rules: rulesFor(starRating),
    outcome: refused,
    post,
  });
  const key = `diri_review_draft:${product}`;
  const { restored, discard } = useDraft(formProps.ref, { key, outcome: refused, filled });
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it opens; whoever is writing already is left alone.
  useEffect(() => {
    if (!refused && !formProps.ref.current?.contains(document.activeElement)) focus('reviewer');
  }, []);
  const startAfresh = () => {
    discard();
    formProps.ref.current?.reset();
    setAfresh(afresh + 1);
  };
  const field = (name: ReviewField) => ({ id: `${id}${name}`, label: labels[name], error: errorOf(name) });
  const control = (name: ReviewField) => ({ name, defaultValue: refused?.values[name] ?? '' });
  return (
    <div id="write-review">
      <FormBanner
        outcome={refused}
        attempt={attempt}
        success={reviewTexts.success}
        failure={reviewTexts.incomplete}
        errors={listErrors(order, { id, errorOf, focus })}
      />
      <Job
        form
        heading="h3"
        title={reviewTexts.form}
        note={reviewTexts.required}
        {...formProps}
        action={`${path}?write=1#write-review`}
      >
        <input type="hidden" name="product" value={product} />
        {restored && afresh === 0 && <DraftNote onAfresh={startAfresh}>{keptTexts.restoredReview}</DraftNote>}
        <JobPart legend={reviewTexts.form} hideLegend>
          <Grid layout="fields">
            <Field {...field('reviewer')}>
              <TextInput autoComplete="name" required {...control('reviewer')} />
            </Field>
            <Field {...field('email')}>
              <TextInput type="email" autoComplete="email" required {...control('email')} />
            </Field>
            {starRating !== 'OFF' && (
              <Segments
                css={across}
                id={`${id}rating`}
                legend={labels.rating}
                error={errorOf('rating')}
                name="rating"
                defaultValue={refused?.values.rating || filled.current.rating}
                options={starRating === 'OPTIONAL' ? [noStars, ...stars] : stars}
              />
            )}
            <Field {...field('review')} full>
              <TextArea rows={4} required {...control('review')} />
            </Field>
          </Grid>
        </JobPart>
        <JobFoot>
          <Honeypot />
          <Button type="submit" size="lg" busy={busy}>
            {busy ? reviewTexts.submitting : reviewTexts.submit}
          </Button>
          <LinkButton href={back} data-keep-scroll>
            {reviewTexts.cancel}
          </LinkButton>
          <PrivacyLine>{reviewTexts.why}</PrivacyLine>
        </JobFoot>
      </Job>
    </div>
  );
}
