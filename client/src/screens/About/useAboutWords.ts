import { fillText } from '../../../../rules/fillText.ts';
import { useSite } from '../../site/useSite.ts';
import { aboutTexts } from './texts.ts';

/** The opening of the page where its editor wrote none: how old the firm is and where it stands is said only where it is known. */
export function useAboutWords() {
  const { yearsOfExperience: years, place } = useSite();
  return {
    title: years ? fillText(aboutTexts.heroTitle, { years }) : aboutTexts.heroTitleYoung,
    area: place ? fillText(aboutTexts.heroArea, place) : aboutTexts.heroAreaAnywhere,
  };
}
