import { fillText } from '../../../../rules/fillText.ts';
import { useCompared, writeCompared } from '../../product/compare/compareList.ts';
import { compareTexts } from '../../product/compare/texts.ts';
import { LinkButton } from '../../ui/inputs/LinkButton.tsx';

type TakeOffProps = { id: string; name: string; href: string };

/** Leads to the same page without a product, which is no longer ticked in this browser either. */
export function TakeOff({ id, name, href }: TakeOffProps) {
  const ticked = useCompared();
  return (
    <LinkButton
      href={href}
      aria-label={fillText(compareTexts.takeOne, { name })}
      onClick={() => writeCompared(ticked.filter(one => one.id !== id))}
    >
      {compareTexts.take}
    </LinkButton>
  );
}
