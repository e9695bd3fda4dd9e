/** Set by the page's own script: it shows the outcome itself and wants no redirect. */
export const SCRIPTED = 'scripts';
