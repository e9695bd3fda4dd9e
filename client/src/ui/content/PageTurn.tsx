import { uiTexts } from '../../../../rules/texts/ui.ts';
import { Icon } from './Icon.tsx';

/** 'Previous' or 'Next' of a pager; mere words where there is no such page. */
export function PageTurn({ href, rel }: { href: string | null; rel: 'prev' | 'next' }) {
  const words =
    rel === 'prev' ? (
      <>
        <Icon name="left" />
        {uiTexts.previous}
      </>
    ) : (
      <>
        {uiTexts.next}
        <Icon name="right" />
      </>
    );
  if (href === null) return <span>{words}</span>;
  return (
    <a href={href} rel={rel}>
      {words}
    </a>
  );
}
