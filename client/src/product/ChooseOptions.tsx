import { fillText } from '../../../rules/fillText.ts';
import { Button } from '../ui/inputs/Button.tsx';
import { cardTexts } from './cardTexts.ts';

/** Leads to where what is for sale in several sizes or colours is chosen. */
export const ChooseOptions = ({ name, path }: { name: string; path: string }) => (
  <Button size="sm" href={path} aria-label={fillText(cardTexts.chooseOptionsFor, { name })}>
    {cardTexts.chooseOptions}
  </Button>
);
