import { useLayoutEffect } from 'react';
import { fillText } from '../../../../rules/fillText.ts';
import { uiTexts } from '../../../../rules/texts/ui.ts';
import { useNotify } from '../../notifications/notify.ts';
import { compareHref } from './compareHref.ts';
import { type Compared, toggleCompared, useCompared } from './compareList.ts';
import { compareTexts } from './texts.ts';

/** A tick as this browser's list has it, and what a click on it does. */
export interface Ticked {
  checked: boolean;
  change: () => void;
}

type KeptTickProps = { product: Compared; tell: (ticked: Ticked) => void };

/** Keeps the tick of a product as this browser's list has it, in every tab; a full list is told. */
export function KeptTick({ product, tell }: KeptTickProps) {
  const list = useCompared();
  const notify = useNotify();
  // Before anything else happens: a box that is told later springs back between its click and that.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the product is the same as long as its box is.
  useLayoutEffect(() => {
    const change = () => {
      if (toggleCompared(product) !== 'full') return;
      notify({
        type: 'warning',
        title: compareTexts.full,
        message: fillText(compareTexts.fullText, { name: product.name }),
        action: { label: uiTexts.compare, href: compareHref(list.map(({ id }) => id)) },
      });
    };
    tell({ checked: list.some(({ id }) => id === product.id), change });
  }, [list, notify, tell, product.id]);
  return null;
}
