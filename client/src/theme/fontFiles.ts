export { default as archivoUrl } from './fonts/archivo.woff2?url&no-inline';
export { default as archivoOtherUrl } from './fonts/archivoOther.woff2?url&no-inline';
export { default as chivoMonoUrl } from './fonts/chivoMono.woff2?url&no-inline';
