import type { ComponentProps, ElementType, MouseEvent } from 'react';

type HtmlProps = Omit<ComponentProps<'div'>, 'children'> & {
  as?: ElementType;
  /** An editor's words, sanitised on the gateway against its allow-list. */
  html: string;
};

/** A plain click on a video's link plays it where it stands; where the code for that cannot be had the link is followed. */
function play(event: MouseEvent<HTMLElement>): void {
  const link = (event.target as Element).closest<HTMLAnchorElement>('a[data-embed]');
  if (!link || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  import('./playEmbed.ts').then(
    ({ playEmbed }) => playEmbed(link),
    () => location.assign(link.href),
  );
}

/** Puts an editor's HTML on the page as it is; links inside it are followed like any other, videos play in their place. */
export const Html = ({ as: Tag = 'div', html, ...rest }: HtmlProps) => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: this is where sanitised HTML goes.
  <Tag dangerouslySetInnerHTML={{ __html: html }} onClick={play} {...rest} />
);
