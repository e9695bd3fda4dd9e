import { expect, it } from 'vitest';
import { divideStyles, namesIn, sharedOf } from './styles.ts';

const fold = '<div hidden="" data-fold=""></div>';
const named = ['top', 'panel', 'below', 'own'].map((name): [string, string] => [name, `.css-${name}{color:red;}`]);
const release = { href: '/assets/styles-1.css', names: new Set(['top', 'panel', 'below', 'turn', 'animation-turn']) };
const page = [
  '<h1 class="css-top"></h1><details><summary>Menu</summary><p class="css-panel"></p></details>',
  `${fold}<p class="css-below"></p><p class="css-own"></p>`,
].join('');

it('keeps inside what is seen above the fold, and what the stylesheet has not', () => {
  const { parts, style } = divideStyles(page, { global: 'body{margin:0;}', named }, release);
  expect(style).toBe('body{margin:0;}.css-top{color:red;}.css-own{color:red;}');
  expect(parts.join('')).toContain(
    'data-fold><link rel="stylesheet" href="/assets/styles-1.css" fetchpriority="low"></div>',
  );
});

it('leaves to the stylesheet what shows only on paper, under a pointer or of a change, and keeps it of what the stylesheet has not', () => {
  const text = (name: string) => {
    const rule = `.css-${name}`;
    return `${rule}{color:red;transition:color 1s;cursor:help;}${rule}:hover,${rule}:has(:is(h2, h3) a:focus-visible){color:blue;}${rule}:hover,${rule}:focus{top:0;}@media print{${rule}{top:0;}}@media (max-width:1px){${rule}:hover{top:0;}}`;
  };
  const styled = ['top', 'own'].map((name): [string, string] => [name, text(name)]);
  const { style } = divideStyles(
    `<i class="css-top"></i>${fold}<i class="css-own"></i>`,
    { global: '', named: styled },
    release,
  );
  const rest =
    '.css-top{color:red;}.css-top:hover,.css-top:focus{top:0;}@media (max-width:1px){.css-top:hover{top:0;}}';
  expect(style).toBe(rest + text('own'));
});

it('leaves to the stylesheet the states that nothing above is in', () => {
  const text =
    '.css-top{color:red;}.css-top:disabled{top:0;}.css-top input:checked,.css-top:disabled{top:1px;}.css-top[open],.css-top:not([open]){top:2px;}@media (forced-colors: active){.css-top{top:3px;}}';
  const styleOf = (markup: string) =>
    divideStyles(`${markup}${fold}<input checked="" disabled="">`, { global: '', named: [['top', text]] }, release)
      .style;
  const opening = '.css-top[open],.css-top:not([open]){top:2px;}';
  expect(styleOf('<i class="css-top"></i>')).toBe(`.css-top{color:red;}${opening}`);
  expect(styleOf('<i class="css-top"><input checked=""></i>')).toBe(
    `.css-top{color:red;}.css-top input:checked,.css-top:disabled{top:1px;}${opening}`,
  );
});

it('leaves to the stylesheet the custom properties that nothing above reads', () => {
  const global =
    '@font-face{font-family:"A";}:root,::backdrop{--a:url("data:x;{y}");--b:var(--a);--c:1px;--d:2px;--e:3px;}body{--x:var(--c);color:var(--d);}';
  const styled = ['top', 'own'].map((name): [string, string] => [name, `.css-${name}{--e:4px;--f:5px;}`]);
  const html = `<i class="css-top" style="top:var(--b)"></i>${fold}<i class="css-own"></i>`;
  const { style } = divideStyles(html, { global, named: styled }, release);
  expect(style).toBe(
    '@font-face{font-family:"A";}:root,::backdrop{--a:url("data:x;{y}");--b:var(--a);--d:2px;}body{color:var(--d);}.css-top{}.css-own{--e:4px;--f:5px;}',
  );
  expect(sharedOf(`${global}a{top:0;}::view-transition-old(root){top:0;}`)).toBe(
    `${global.replace('@font-face{font-family:"A";}', '')}::view-transition-old(root){top:0;}`,
  );
});

it('keeps inside what stands in a part that is open', () => {
  const { style } = divideStyles(page.replace('<details>', '<details open="">'), { global: '', named }, release);
  expect(style).toContain('.css-panel{');
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
    ['turn', '.css-turn{animation:animation-turn 1s;}'],
  ];
  const { style } = divideStyles(`<i class="css-turn"></i>${fold}`, { global: '', named: turning }, release);
  expect(style).toContain('@keyframes animation-turn');
  expect(divideStyles(`${fold}<i class="css-turn"></i>`, { global: '', named: turning }, release).style).toBe('');
});

it('leaves out what was joined with another class before it was drawn', () => {
  const joined: [string, string][] = [
    ['own', '.css-own{color:red;}'],
    ['joined', '.css-joined{top:0;}'],
  ];
  const { style } = divideStyles(`${fold}<p class="css-joined"></p>`, { global: '', named: joined }, release);
  expect(style).toBe('.css-joined{top:0;}');
});

it('reads the names of a stylesheet', () => {
  const sheet = '.css-a:hover{}@media print{.css-b>p{}}@keyframes animation-c{to{}}';
  expect([...namesIn(sheet)]).toEqual(['a', 'b', 'animation-c']);
});
