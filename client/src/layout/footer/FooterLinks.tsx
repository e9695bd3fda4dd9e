import { css } from '@emotion/react';
import { color, media } from '../../theme/tokens.ts';

const nav = css`
  grid-column: span 2;
  h2 {
    font-size: 1rem;
    color: ${color.onInk};
    letter-spacing: 0;
    margin-bottom: 10px;
  }
  a {
    display: inline-block;
    padding: 5px 0;
    text-decoration: none;
    font-size: 0.9375rem;
    &:hover {
      color: ${color.onInk};
      text-decoration: underline;
    }
  }
  ${media.wide} {
    grid-column: span 3;
  }
  ${media.phone} {
    grid-column: span 1;
    margin-bottom: 28px;
    a {
      padding: 10px 0;
    }
  }
`;

type FooterLinksProps = { title: string; links: readonly { href: string; label: string }[] };

export const FooterLinks = ({ title, links }: FooterLinksProps) => (
  <nav css={nav} aria-label={title}>
    <h2>{title}</h2>
    <ul>
      {links.map(({ href, label }) => (
        <li key={href}>
          <a href={href}>{label}</a>
        </li>
      ))}
    </ul>
  </nav>
);
