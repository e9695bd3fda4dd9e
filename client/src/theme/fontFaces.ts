import { archivoUrl, chivoMonoUrl } from './fontFiles.ts';

// The fallbacks are Arial and Courier stretched to the width and height of the real faces (measured on the
// site's own copy, headings at weight 700 and width 110%), so that nothing moves when the files arrive.
export const fontFaces = `
  @font-face {
    font-family: "Archivo Variable";
    src: url("${archivoUrl}") format("woff2");
    font-weight: 100 900;
    font-stretch: 62% 125%;
    font-display: swap;
  }
  @font-face {
    font-family: "Chivo Mono Variable";
    src: url("${chivoMonoUrl}") format("woff2");
    font-weight: 100 900;
    font-display: swap;
  }
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
    size-adjust: 100%;
    ascent-override: 94%;
    descent-override: 25%;
    line-gap-override: 0%;
  }
`;
