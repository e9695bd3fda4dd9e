// What the form does without until it is sent: fetched at idle, in one file.
export { checkValues } from './checkValues.ts';
export { orderInput } from './orderInput.ts';
export { refusalOf } from './refusalOf.ts';
export { sendOrder } from './sendOrder.ts';
