// Drawings under a kilobyte travel inside the CSS, the others as files, so that the first HTML stays small.
export { default as chevronUrl } from './ornaments/chevron.svg?url&inline';
export { default as emptyDieUrl } from './ornaments/empty-die.svg?url&no-inline';
export { default as emptyVoidUrl } from './ornaments/empty-void.svg?url&no-inline';

export { default as microtextUrl } from './ornaments/microtext.svg?url&no-inline';
export { default as microtextLightUrl } from './ornaments/microtext-light.svg?url&no-inline';
export { default as registrationUrl } from './ornaments/reg.svg?url&inline';
export { default as registrationLightUrl } from './ornaments/reg-light.svg?url&inline';
export { default as rosetteDarkUrl } from './ornaments/rosette-dark.svg?url&no-inline';
export { default as rosetteFieldUrl } from './ornaments/rosette-field.svg?url&no-inline';

export { default as starUrl } from './ornaments/star.svg?url&inline';
export { default as voidCheckUrl } from './ornaments/void-check.svg?url&inline';
