import type { ComponentProps, ElementType } from 'react';

type HtmlProps = Omit<ComponentProps<'div'>, 'children'> & {
  as?: ElementType;
  /** An editor's words, sanitised on the gateway against its allow-list. */
  html: string;
};

/**
 * Puts an editor's HTML on the page as it is, read from the side that its first words are read from; links inside it are
 * followed like any other, videos play in their place.
 */
export const Html = ({ as: Tag = 'div', html, ...rest }: HtmlProps) => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: this is where sanitised HTML goes.
  <Tag dir="auto" dangerouslySetInnerHTML={{ __html: html }} {...rest} />
);
