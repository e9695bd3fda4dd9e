import type { ReactNode } from 'react';

type PictureLinkProps = { href: string; children: ReactNode; className?: string };

/** A picture that leads where the words beside it lead: for the pointer only, the words are the link for all others. */
export function PictureLink({ href, children, className }: PictureLinkProps) {
  return (
    // biome-ignore lint/a11y/useAnchorContent: the same link stands beside it in words.
    <a className={className} href={href} tabIndex={-1} aria-hidden="true">
      {children}
    </a>
  );
}
