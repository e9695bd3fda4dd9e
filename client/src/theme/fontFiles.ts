export { default as archivoUrl } from '@fontsource-variable/archivo/files/archivo-latin-standard-normal.woff2?url&no-inline';
export { default as chivoMonoUrl } from '@fontsource-variable/chivo-mono/files/chivo-mono-latin-wght-normal.woff2?url&no-inline';
