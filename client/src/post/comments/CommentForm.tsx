import { css } from '@emotion/react';
import { useEffect, useId, useRef, useState } from 'react';
import { fillText } from '../../../../rules/fillText.ts';
import type { CommentField } from '../../../../rules/forms/comment.ts';
import { commentTexts } from '../../../../rules/texts/comment.ts';
import { DraftNote } from '../../forms/draft/DraftNote.tsx';
import { keptTexts } from '../../forms/draft/texts.ts';
import { useDraft } from '../../forms/draft/useDraft.ts';
import { FormBanner } from '../../forms/FormBanner.tsx';
import { Honeypot } from '../../forms/Honeypot.tsx';
import { listErrors } from '../../forms/listErrors.ts';
import { PrivacyLine } from '../../forms/PrivacyLine.tsx';
import { useCheckedForm } from '../../forms/useCheckedForm.ts';
import { Button } from '../../ui/inputs/Button.tsx';
import { Field } from '../../ui/inputs/Field.tsx';
import { LinkButton } from '../../ui/inputs/LinkButton.tsx';
import { TextArea } from '../../ui/inputs/TextArea.tsx';
import { TextInput } from '../../ui/inputs/TextInput.tsx';
import { Grid } from '../../ui/layout/Grid.tsx';
import { Job } from '../../ui/layout/Job.tsx';
import { JobFoot } from '../../ui/layout/JobFoot.tsx';
import { JobPart } from '../../ui/layout/JobPart.tsx';
import { postTexts } from '../texts.ts';
import type { SentComment } from './commentOutcome.ts';
import { useCommentPost } from './useCommentPost.ts';

const { labels } = commentTexts;
const order: CommentField[] = ['author', 'email', 'content'];

const whole = css({ flex: 'none' });

const rules = () => import('../../../../rules/forms/comment.ts').then(({ validateComment }) => validateComment);

type CommentFormProps = {
  post: string;
  path: string;
  /** the comment that it answers, if any */
  answered: { id: string; author: string } | undefined;
  onSent: (sent: SentComment) => void;
};

/** What a reader writes; kept by the browser until it is sent. */
export function CommentForm({ post: about, path, answered, onSent }: CommentFormProps) {
  const id = useId();
  const [afresh, setAfresh] = useState(0);
  const filled = useRef({ post: about, inReplyTo: answered?.id ?? '' });
  const { refused, busy, post } = useCommentPost(path, sent => {
    discard();
    onSent(sent);
  });
  const { attempt, errorOf, focus, formProps } = useCheckedForm<CommentField>({ rules, outcome: refused, post });
  const key = ['diri_comment_draft', about, answered?.id].filter(Boolean).join(':');
  const title = answered
    ? fillText(commentTexts.answerForm, { author: answered.author || postTexts.nobody })
    : commentTexts.form;
  const { restored, discard } = useDraft(formProps.ref, { key, outcome: refused, filled });
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it opens; whoever is writing already is left alone.
  useEffect(() => {
    if (!refused && !formProps.ref.current?.contains(document.activeElement)) focus('author');
  }, []);
  const startAfresh = () => {
    discard();
    formProps.ref.current?.reset();
    setAfresh(afresh + 1);
  };
  const field = (name: CommentField) => ({ id: `${id}${name}`, label: labels[name], error: errorOf(name) });
  const control = (name: CommentField) => ({ name, defaultValue: refused?.values[name] ?? '' });
  return (
    <>
      <FormBanner
        outcome={refused}
        attempt={attempt}
        success={commentTexts.held}
        failure={commentTexts.incomplete}
        errors={listErrors(order, { id, errorOf, focus })}
      />
      <Job
        form
        heading="h2"
        title={title}
        note={commentTexts.required}
        {...formProps}
        action={`${path}?write=1${answered ? `&answer=${answered.id}` : ''}#write-comment`}
      >
        <input type="hidden" name="post" value={about} />
        {answered && <input type="hidden" name="inReplyTo" value={answered.id} />}
        {restored && afresh === 0 && <DraftNote onAfresh={startAfresh}>{keptTexts.restoredComment}</DraftNote>}
        <JobPart legend={title} hideLegend>
          <Grid layout="fields">
            <Field {...field('author')}>
              <TextInput autoComplete="name" required {...control('author')} />
            </Field>
            <Field {...field('email')}>
              <TextInput type="email" autoComplete="email" required {...control('email')} />
            </Field>
            <Field {...field('content')} full>
              <TextArea rows={5} required {...control('content')} />
            </Field>
          </Grid>
        </JobPart>
        <JobFoot>
          <Honeypot />
          <Button type="submit" size="lg" busy={busy}>
            {busy ? commentTexts.submitting : commentTexts.submit}
          </Button>
          <LinkButton css={whole} href={path} data-keep-scroll>
            {commentTexts.cancel}
          </LinkButton>
          <PrivacyLine>{commentTexts.why}</PrivacyLine>
        </JobFoot>
      </Job>
    </>
  );
}
