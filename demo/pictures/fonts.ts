import { tmpdir } from 'node:os';
import { join } from 'node:path';

// librsvg ignores fonts embedded in an SVG and takes them from fontconfig alone, which reads its file at the first text
// it meets: this module therefore has to be imported before sharp.
process.env.FONTCONFIG_FILE = join(import.meta.dirname, 'fonts/fonts.conf');
// A program without a home has no place for fontconfig's notes, which it would complain about.
process.env.XDG_CACHE_HOME ??= tmpdir();
