import { archivoCut, type Cut, chivoMonoCut, otherCharacters } from './fontCuts.ts';
import { archivoOtherUrl, archivoUrl, chivoMonoUrl } from './fontFiles.ts';

const face = (family: string, url: string, { weights, widths }: Cut, characters = '') => `
  @font-face {
    font-family: "${family}";
    src: url("${url}");
    font-weight: ${weights.join(' ')};${widths ? `font-stretch: ${widths.join('% ')}%;` : ''}
    font-display: swap;${characters && `unicode-range: ${characters};`}
  }`;

// The fallbacks are Arial and Courier stretched to the width and height of the real faces (measured on the
// site's own copy, headings at weight 700 and width 110%), so that nothing moves when the files arrive.
export const fontFaces = `
  ${face('Archivo Variable', archivoUrl, archivoCut)}
  ${face('Chivo Mono Variable', chivoMonoUrl, chivoMonoCut)}
  ${face('Archivo Variable', archivoOtherUrl, archivoCut, otherCharacters)}
  @font-face {
    font-family: "Archivo Fallback";
    src: local("Arial"), local("Liberation Sans");
    font-weight: 100 599;
    size-adjust: 98.03%;
    ascent-override: 89.56%;
    descent-override: 21.42%;
    line-gap-override: 0%;
  }
  @font-face {
    font-family: "Archivo Fallback";
    src: local("Arial Bold"), local("Arial-BoldMT"), local("Liberation Sans Bold");
    font-weight: 600 900;
    size-adjust: 109.02%;
    ascent-override: 80.54%;
    descent-override: 19.26%;
    line-gap-override: 0%;
  }
  @font-face {
    font-family: "Chivo Mono Fallback";
    src: local("Courier New"), local("Liberation Mono");
    ascent-override: 94%;
    descent-override: 25%;
    line-gap-override: 0%;
  }
`;
