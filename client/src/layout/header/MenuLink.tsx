import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { currentOf } from '../../lib/currentOf.ts';

export interface MenuTarget {
  href: string;
  external?: boolean;
  newTab?: boolean;
}

type MenuLinkProps = { item: MenuTarget; children: ReactNode; className?: string };

/** One link of an editor's menu, marked where it leads to the page or the part of the site one is in. */
export function MenuLink({ item: { href, external, newTab }, children, className }: MenuLinkProps) {
  const { pathname } = useLocation();
  return (
    <a
      className={className}
      href={href}
      target={newTab ? '_blank' : undefined}
      rel={newTab || external ? 'noopener' : undefined}
      aria-current={external ? undefined : currentOf(pathname, href)}
    >
      {children}
    </a>
  );
}
