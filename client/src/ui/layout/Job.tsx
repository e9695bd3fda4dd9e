import { css } from '@emotion/react';
import type { ComponentProps, ReactNode } from 'react';
import { surface } from '../../theme/surface.ts';
import { text } from '../../theme/text.ts';
import { color, media } from '../../theme/tokens.ts';

const sheet = css({ border: `1px solid ${color.lineStrong}` });

const head = css`
  display: flex;
  justify-content: space-between;
  align-items: end;
  gap: 20px;
  padding: 28px 36px 22px;
  border-bottom: 2px solid ${color.ink};
  ${media.phone} {
    display: block;
    padding-inline: 18px;
  }
`;

type Head = {
  title: ReactNode;
  /** At the right, in mono: 'Four required fields'. */
  note?: ReactNode;
  heading?: 'h2' | 'h3';
};

type JobProps = Head &
  (
    | ({ form: true } & Omit<ComponentProps<'form'>, keyof Head>)
    | ({ form?: false } & Omit<ComponentProps<'section'>, keyof Head>)
  );

/** A job ticket: headed sheet whose JobParts tear off one by one. With `form` it is the form itself. */
export function Job({ title, note, heading: Heading = 'h2', children, ...rest }: JobProps) {
  const content = (
    <>
      <div css={head}>
        <Heading css={text.headingS}>{title}</Heading>
        {note && <p css={[text.mono, text.mute]}>{note}</p>}
      </div>
      {children}
    </>
  );
  const look = [surface.sheet, sheet];
  if (rest.form) {
    const { form: _, ...native } = rest;
    return (
      <form css={look} {...native}>
        {content}
      </form>
    );
  }
  const { form: _, ...native } = rest;
  return (
    <section css={look} {...native}>
      {content}
    </section>
  );
}
