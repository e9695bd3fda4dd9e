import { expect, it } from 'vitest';
import { divideStyles, namesIn, sharedOf, sheetOf } from './styles.ts';

const fold = '<div hidden="" data-fold=""></div>';
const named = ['top', 'panel', 'below', 'own'].map((name): [string, string] => [name, `.c-${name}{color:red;}`]);
const release = { href: '/assets/styles-1.css', names: new Set(['top', 'panel', 'below', 'turn', 'animation-turn']) };
const page = [
  '<body><h1 class="c-top"></h1><details><summary>Menu</summary><p class="c-panel"></p></details>',
  `${fold}<p class="c-below"></p><p class="c-own"></p>`,
].join('');

it('keeps inside what is seen above the fold, and what the stylesheet has not', () => {
  const { parts, style } = divideStyles(page, { global: 'body{margin:0;}', named }, release);
  expect(style).toBe('body{margin:0;}.c-top{color:red;}.c-own{color:red;}');
  expect(parts.join('')).toContain(
    'data-fold><link rel="stylesheet" href="/assets/styles-1.css" fetchpriority="low"></div>',
  );
});

it('leaves to the stylesheet what shows only on paper, under a pointer or of a change, and keeps it of what the stylesheet has not', () => {
  const text = (name: string) => {
    const rule = `.c-${name}`;
    return `${rule}{color:red;transition:color 1s;cursor:help;}${rule}:hover,${rule}:has(:is(h2, h3) a:focus-visible){color:blue;}${rule}:hover,${rule}:focus{top:0;}@media print{${rule}{top:0;}}@media (max-width:1px){${rule}:hover{top:0;}}`;
  };
  const styled = ['top', 'own'].map((name): [string, string] => [name, text(name)]);
  const { style } = divideStyles(
    `<i class="c-top"></i>${fold}<i class="c-own"></i>`,
    { global: '', named: styled },
    release,
  );
  expect(style).toBe(`.c-top{color:red;}.c-top:hover,.c-top:focus{top:0;}${text('own')}`);
});

it('leaves to the stylesheet the states that nothing above is in', () => {
  const text =
    '.c-top{color:red;}.c-top:disabled{top:0;}.c-top input:checked,.c-top:disabled{top:1px;}.c-top[open],.c-top:not([open]){top:2px;}@media (forced-colors: active){.c-top{top:3px;}}';
  const styleOf = (markup: string) =>
    divideStyles(`${markup}${fold}<input checked="" disabled="">`, { global: '', named: [['top', text]] }, release)
      .style;
  const opening = '.c-top[open],.c-top:not([open]){top:2px;}';
  expect(styleOf('<i class="c-top"></i>')).toBe(`.c-top{color:red;}${opening}`);
  expect(styleOf('<i class="c-top"><input checked=""></i>')).toBe(
    `.c-top{color:red;}.c-top input:checked,.c-top:disabled{top:1px;}${opening}`,
  );
});

it('leaves to the stylesheet the custom properties that nothing above reads', () => {
  const global =
    '@font-face{font-family:"A";}:root,::backdrop{--a:url("data:image/x;{yyyyyyyyyyyy}");--b:var(--a);--c:1px;--e:3px;}body{--x:var(--c);color:var(--a) var(--a);}';
  const styled = ['top', 'own'].map((name): [string, string] => [name, `.c-${name}{--e:4px;--f:5px;}`]);
  const html = `<body><i class="c-top" style="top:var(--b)"></i>${fold}<i class="c-own"></i>`;
  const { style } = divideStyles(html, { global, named: styled }, release);
  expect(style).toBe(
    '@font-face{font-family:"A";}:root,::backdrop{--a:url("data:image/x;{yyyyyyyyyyyy}");--b:var(--a);}body{color:var(--a) var(--a);}.c-own{--e:4px;--f:5px;}',
  );
  expect(sharedOf(`${global}a{top:0;}::view-transition-old(root){top:0;}`)).toBe(
    `${global.replace('@font-face{font-family:"A";}', '')}a{top:0;}::view-transition-old(root){top:0;}`,
  );
});

it('leaves out rules that nothing is left of, and what stood around them alone', () => {
  const global =
    ':root,::backdrop{--a:1px;--b:2px;}@media (max-width:1px){:root{--a:3px;}@supports (top:0){:root{--a:4px;}}}';
  const styled: [string, string][] = [['top', '.c-top{top:var(--b);}@media print{.c-top{top:0;}}']];
  const { style } = divideStyles(`<i class="c-top"></i>${fold}`, { global, named: styled }, release);
  expect(style).toBe('.c-top{top:2px;}');
});

it('leaves to the stylesheet what is of elements that are not above, deep inside of others too', () => {
  const text = (head: string) => `${head}{.c-top{top:0;}@supports (top:0){.c-top mark[lang],.c-top u{top:1px;}}}`;
  const global = 'b,i{top:0;}mark{top:1px;}[data-carrying] i{top:2px;}';
  const styled: [string, string][] = [['top', text('@media (max-width:1px)')]];
  const { style } = divideStyles(`<i class="c-top"></i>${fold}<mark>`, { global, named: styled }, release);
  expect(style).toBe('b,i{top:0;}[data-carrying] i{top:2px;}@media (max-width:1px){.c-top{top:0;}}');
  expect(sharedOf(global)).toBe(global);
});

it('writes what the document says once in the place of its short names', () => {
  const global = ':root,::backdrop{--a:1px;--b:2px;--c:3px;}@media (max-width:9px){:root{--b:1px;}}';
  const styled: [string, string][] = [
    ['top', '.c-top{--d:0;--d:var(--a);top:var(--a);left:var(--b);right:var(--d);}'],
    ['own', '.c-own{top:var(--c);}'],
  ];
  const { style } = divideStyles(`<i class="c-top"></i>${fold}<i class="c-own">`, { global, named: styled }, release);
  expect(style).toBe(
    ':root,::backdrop{--b:2px;--c:3px;}@media (max-width:9px){:root{--b:1px;}}.c-top{--d:1px;top:1px;left:var(--b);right:var(--d);}.c-own{top:var(--c);}',
  );
});

it('keeps inside what stands in a part that is open', () => {
  const { style } = divideStyles(page.replace('<details>', '<details open="">'), { global: '', named }, release);
  expect(style).toContain('.c-panel{');
});

it('keeps everything inside where the page has no fold, or the release no stylesheet', () => {
  const all = named.map(([, text]) => text).join('');
  expect(divideStyles(page, { global: '', named }, null)).toEqual({
    parts: page
      .split(fold)
      .flatMap((part, index) => (index === 0 ? [part] : ['<div hidden data-fold>', `</div>${part}`])),
    style: all,
  });
  const unfolded = page.replace(fold, '');
  expect(divideStyles(unfolded, { global: '', named }, release)).toEqual({ parts: [unfolded], style: all });
});

it('links it once, at the first fold', () => {
  const { parts } = divideStyles(`${page}${fold}`, { global: '', named }, release);
  expect(parts.join('').match(/<link/g)).toHaveLength(1);
});

it('keeps the movement of a class that is inside', () => {
  const turning: [string, string][] = [
    ['animation-turn', '@keyframes animation-turn{to{rotate:1turn;}}'],
    ['turn', '.c-turn{animation:animation-turn 1s;}'],
  ];
  const { style } = divideStyles(`<i class="c-turn"></i>${fold}`, { global: '', named: turning }, release);
  expect(style).toContain('@keyframes animation-turn');
  expect(divideStyles(`${fold}<i class="c-turn"></i>`, { global: '', named: turning }, release).style).toBe('');
});

it('writes a stylesheet without what it says twice', () => {
  expect(sheetOf(['.c-a{--b:1px;--c:2px;--b:3px;}', '@media print{.c-a{top:0;}}'])).toBe(
    '.c-a{--c:2px;--b:3px}@media print{.c-a{top:0}}',
  );
});

it('reads the names of a stylesheet', () => {
  const sheet = '.c-a:hover{}@media print{.c-b>p{}}@keyframes animation-c{to{}}';
  expect([...namesIn(sheet)]).toEqual(['a', 'b', 'animation-c']);
});

it('sends no spaces that say nothing, and those of quoted words', () => {
  const text = (name: string) =>
    `.c-${name}{width:min(100% - 2px, 3px);content:', : ' ", ";}@media (max-width: 1px){.c-${name} b,.c-${name} i{top:0;}}`;
  const tight = (name: string) =>
    `.c-${name}{width:min(100% - 2px,3px);content:', : ' ", ";}@media (max-width:1px){.c-${name} b,.c-${name} i{top:0;}}`;
  const html = `<i class="c-top"><b></b></i>${fold}`;
  expect(divideStyles(html, { global: '', named: [['top', text('top')]] }, release).style).toBe(tight('top'));
  expect(sheetOf([text('top')])).toBe(tight('top').replaceAll(';}', '}'));
});
