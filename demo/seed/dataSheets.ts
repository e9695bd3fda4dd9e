import type { TextDocument } from '../artwork/pdf.ts';

/** What the laboratory measured of the void film. */
export const voidFilm: TextDocument = {
  title: 'Data sheet: security void polyester, 50 µm',
  paragraphs: [
    {
      heading: 'Construction',
      text: 'Polyester face film, 50 µm, gloss, over a two-part release layer that carries the VOID message. Permanent acrylic adhesive, 25 g/m². White glassine liner, 62 g/m².',
    },
    {
      heading: 'Adhesion',
      text: 'FTM 1 on steel, 20 minutes: 14 N / 25 mm. After 24 hours: 18 N / 25 mm. The message transfers completely from 6 N / 25 mm on.',
    },
    {
      heading: 'Temperatures',
      text: 'Apply from 5 °C. Once set it holds from -20 °C to 80 °C. The message shows when the label is lifted at any temperature in that range.',
    },
    {
      heading: 'Storage',
      text: 'Two years in the closed box at 22 °C and 50 % relative humidity.',
    },
  ],
};

/** What the laboratory measured of the plain polyester. */
export const polyester: TextDocument = {
  title: 'Data sheet: white polyester, 50 µm',
  paragraphs: [
    {
      heading: 'Construction',
      text: 'Top-coated white polyester, 50 µm, matt. Permanent acrylic adhesive, 22 g/m². White glassine liner, 62 g/m².',
    },
    {
      heading: 'Adhesion',
      text: 'FTM 1 on steel, 20 minutes: 12 N / 25 mm. On powder-coated plastic: 9 N / 25 mm.',
    },
    {
      heading: 'Resistance',
      text: 'Holds from -40 °C to 150 °C. Print stays legible after 100 double rubs with isopropanol and 500 hours of artificial weathering.',
    },
    { heading: 'Storage', text: 'Two years in the closed box at 22 °C and 50 % relative humidity.' },
  ],
};
