import { fillText } from '../../../rules/fillText.ts';
import { Button } from '../ui/inputs/Button.tsx';
import { catalogueTexts } from './texts.ts';

/** Leads to where what is for sale in several sizes or colours is chosen. */
export const ChooseOptions = ({ name, path }: { name: string; path: string }) => (
  <Button size="sm" href={path} aria-label={fillText(catalogueTexts.chooseOptionsFor, { name })}>
    {catalogueTexts.chooseOptions}
  </Button>
);
