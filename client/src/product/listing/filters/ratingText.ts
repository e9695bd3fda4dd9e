import { fillText } from '../../../../../rules/fillText.ts';
import { catalogueTexts } from '../../texts.ts';

/** '4 stars and more'. */
export const ratingText = (stars: number): string =>
  stars === 1 ? catalogueTexts.atLeastStar : fillText(catalogueTexts.atLeastStars, { stars });
