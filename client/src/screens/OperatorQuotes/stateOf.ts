import { fillText } from '../../../../rules/fillText.ts';
import { operatorTexts } from '../../../../rules/texts/operator.ts';

const { states, held } = operatorTexts.quotes;

/** Where a request stands, and why it is held where it is. */
export const stateOf = (request: { status: keyof typeof states; held: string | null }): string =>
  request.held ? fillText(held, { why: request.held }) : states[request.status];
