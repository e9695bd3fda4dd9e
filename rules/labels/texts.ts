/** What stands under the size field. */
export const sizeTexts = {
  rectangle: '{width} x {height} mm',
  round: '{width} mm round',
  oval: '{width} x {height} mm oval',
  understood: 'Read as {size}.',
  unread: 'Written like 25x15mm or 2.5mm round it is drawn here to scale. We read anything else too.',
  drawing: 'Drawing of a label of {size}, above a ruler in millimetres',
  trueSize: 'True size. Ruler in mm.',
  aboutTrueSize: 'About true size: screens differ. Ruler in mm.',
  reduced: 'Drawn at 1:{times}. Ruler in mm.',
  calibrate: 'Set the scale with a bank card',
  howTo: 'Hold a bank card against the screen and move the slider until the outline is as long as the card.',
  slider: 'Length of the outline',
  forget: 'Forget this scale',
  source: '{source}; read on {date}.',
} as const;
