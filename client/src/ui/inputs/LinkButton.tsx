import { css } from '@emotion/react';
import type { ComponentProps } from 'react';
import { size, space } from '../../theme/tokens.ts';

const link = css`
  display: inline-flex;
  align-items: center;
  gap: 8px;
  min-height: ${space.touch};
  border: 0;
  background: none;
  padding: 8px 4px;
  /* Its words stand flush with what is above and below. */
  margin-inline: -4px;
  color: inherit;
  text-decoration: underline;
  text-underline-offset: 0.2em;
  cursor: pointer;
  font-size: ${size.fs2};
`;

type AsButton = { href?: undefined } & ComponentProps<'button'>;
type AsLink = { href: string } & ComponentProps<'a'>;

/** The quietest action: underlined small words, as a button or with `href` a link. */
export function LinkButton(props: AsButton | AsLink) {
  if (props.href !== undefined) {
    const { href, ...rest } = props;
    return <a css={link} href={href} {...rest} />;
  }
  const { href: _, type = 'button', ...rest } = props;
  return <button css={link} type={type} {...rest} />;
}
