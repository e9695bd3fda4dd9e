/** Whether this browser may note what its visitor looked at: not where they asked not to be followed. */
export const mayRemember = (): boolean =>
  navigator.doNotTrack !== '1' && !(navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl;
