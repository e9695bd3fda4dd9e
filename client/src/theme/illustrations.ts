// Label artwork and press drawings, 800 x 600 unless they say otherwise; each is a file with its fonts embedded.
export { default as anatomyUrl } from './illustrations/anatomy.svg?url&no-inline';
export { default as coverMicroUrl } from './illustrations/cover-micro.svg?url&no-inline';
export { default as dogbone60x16Url } from './illustrations/dogbone-60x16.svg?url&no-inline';
export { default as exia70x40Url } from './illustrations/exia-70x40.svg?url&no-inline';
export { default as fiveDaysUrl } from './illustrations/five-days.svg?url&no-inline';
export { default as heroSheetUrl } from './illustrations/hero-sheet.svg?url&no-inline';
export { default as icasa25x15Url } from './illustrations/icasa-25x15.svg?url&no-inline';
export { default as labelPlaceholderUrl } from './illustrations/label-placeholder.svg?url&no-inline';
export { default as liftHalfUrl } from './illustrations/lift-half.svg?url&no-inline';
export { default as liftRestUrl } from './illustrations/lift-rest.svg?url&no-inline';
export { default as liftVoidUrl } from './illustrations/lift-void.svg?url&no-inline';
export { default as micro25Url } from './illustrations/micro-25.svg?url&no-inline';
export { default as multi60x30Url } from './illustrations/multi-60x30.svg?url&no-inline';
export { default as pressUrl } from './illustrations/press.svg?url&no-inline';

export { default as svcMultiUrl } from './illustrations/svc-multi.svg?url&no-inline';
export { default as svcRegulatoryUrl } from './illustrations/svc-regulatory.svg?url&no-inline';
export { default as svcTamperUrl } from './illustrations/svc-tamper.svg?url&no-inline';
export { default as tape48x66Url } from './illustrations/tape-48x66.svg?url&no-inline';
export { default as tapeSignal48Url } from './illustrations/tape-signal-48.svg?url&no-inline';

export { default as void38x19BluePeelUrl } from './illustrations/void-38x19-blue-peel.svg?url&no-inline';
export { default as void50x20RedUrl } from './illustrations/void-50x20-red.svg?url&no-inline';
export { default as zicta30x12Url } from './illustrations/zicta-30x12.svg?url&no-inline';
