import { css } from '@emotion/react';
import { type SubmitEvent, useEffect, useRef } from 'react';
import { useFetcher } from 'react-router-dom';
import { stockNoticeTexts as texts } from '../../../../rules/texts/stockNotice.ts';
import { Honeypot } from '../../forms/Honeypot.tsx';
import { PrivacyLine } from '../../forms/PrivacyLine.tsx';
import { SCRIPTED } from '../../forms/scripted.ts';
import { surface } from '../../theme/surface.ts';
import { media } from '../../theme/tokens.ts';
import { Banner } from '../../ui/feedback/Banner.tsx';
import { Button } from '../../ui/inputs/Button.tsx';
import { Field } from '../../ui/inputs/Field.tsx';
import { TextInput } from '../../ui/inputs/TextInput.tsx';
import type { NoticeAnswer } from './noticeAnswer.ts';

const box = css`
  display: grid;
  gap: 12px;
  margin-top: 18px;
  padding: 16px 18px 18px;
  h2 {
    font-size: 1.125rem;
  }
  ${media.print} {
    display: none;
  }
`;

const row = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 12px;
  align-items: end;
  ${media.tiny} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

type NoticeFormProps = {
  /** the id of the product or variation */
  goods: string;
  /** of a form that was posted without scripts */
  answer?: NoticeAnswer | undefined;
};

/** Asks for one mail when something is back. Without scripts it leads to a page that says what became of it. */
export function NoticeForm({ goods, answer }: NoticeFormProps) {
  const fetcher = useFetcher<NoticeAnswer>({ key: `notice ${goods}` });
  const busy = fetcher.state !== 'idle';
  const said = busy ? undefined : (fetcher.data ?? answer);
  const refused = said?.kind === 'refused' ? said : undefined;
  const error = refused?.errors.email;
  const input = useRef<HTMLInputElement>(null);
  const banner = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (said?.kind === 'asked') banner.current?.focus();
    else if (error) input.current?.focus();
  }, [said, error]);
  const post = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    form.set(SCRIPTED, '1');
    void fetcher.submit(form, { method: 'post', action: '/stock-notice' });
  };
  if (said?.kind === 'asked') {
    return (
      <div css={[surface.tint, box]}>
        <Banner kind="success" ref={banner} live>
          {texts.asked}
        </Banner>
      </div>
    );
  }
  return (
    <form css={[surface.tint, box]} method="post" action="/stock-notice" onSubmit={post}>
      <h2>{texts.title}</h2>
      {refused && !error && (
        <Banner kind="error" requestId={refused.requestId} live>
          {refused.message}
        </Banner>
      )}
      <input type="hidden" name="goods" value={goods} />
      <div css={row}>
        <Field label={texts.email} error={error}>
          <TextInput
            ref={input}
            type="email"
            name="email"
            autoComplete="email"
            required
            defaultValue={refused?.values.email}
          />
        </Field>
        <Button variant="ink" type="submit" busy={busy}>
          {busy ? texts.sending : texts.send}
        </Button>
      </div>
      <Honeypot />
      <PrivacyLine>{texts.why}</PrivacyLine>
    </form>
  );
}
