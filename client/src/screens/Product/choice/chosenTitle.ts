import { fillText } from '../../../../../rules/fillText.ts';
import { pageTexts } from '../texts.ts';
import type { ChoosingAttribute, Chosen } from './useChoice.ts';

type Choices = Pick<Chosen, 'attributes' | 'options'>;

/** Whether an attribute is a colour: it has swatches, and stands in the title. */
export const isColour = ({ slug }: Pick<ChoosingAttribute, 'slug'>): boolean => /colou?r/.test(slug);

/** The name with the chosen option in the place of the one that the shop wrote into it: 'Void Label, Blue' in red is 'Void Label, Red'. */
export function ownName(name: string, { attributes, options }: Choices): string {
  return attributes.reduce((words, { slug, options: offered }) => {
    const chosen = offered.find(option => option.slug === options[slug])?.name;
    const written = offered.find(option => endsWith(words, option.name))?.name;
    return chosen && written ? words.slice(0, -written.length) + chosen : words;
  }, name);
}

/** The heading of the page: the name, with the chosen colour where it does not say one already. */
export function chosenTitle(name: string, choices: Choices): string {
  const title = ownName(name, choices);
  const colour = choices.attributes.find(isColour);
  const option = colour?.options.find(one => one.slug === choices.options[colour.slug])?.name;
  return option && !endsWith(title, option) ? fillText(pageTexts.inAll, { title, option }) : title;
}

const endsWith = (words: string, option: string): boolean => words.toLowerCase().endsWith(`, ${option.toLowerCase()}`);
