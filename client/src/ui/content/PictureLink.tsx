import type { ReactNode } from 'react';

type PictureLinkProps = { href: string; children: ReactNode; className?: string };

const forThePointer = { tabIndex: -1, 'aria-hidden': true } as const;

/** A picture that leads where the words beside it lead: for the pointer only, the words are the link for all others. */
export const PictureLink = ({ href, children, className }: PictureLinkProps) => (
  <a className={className} href={href} {...forThePointer}>
    {children}
  </a>
);
