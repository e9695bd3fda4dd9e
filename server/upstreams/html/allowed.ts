/** What may stand in content. Everything else loses its tag and keeps its text. */
export const TAGS = [
  ...['h2', 'h3', 'h4', 'h5', 'h6', 'p', 'br', 'hr', 'div', 'blockquote', 'pre', 'address', 'details', 'summary'],
  ...['ul', 'ol', 'li', 'dl', 'dt', 'dd', 'figure', 'figcaption'],
  ...['table', 'caption', 'colgroup', 'col', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
  ...['a', 'abbr', 'b', 'bdi', 'bdo', 'cite', 'code', 'del', 'em', 'i', 'ins', 'kbd', 'mark', 'q', 's', 'samp'],
  ...['small', 'span', 'strong', 'sub', 'sup', 'time', 'u', 'var', 'wbr', 'img', 'iframe'],
  ...['audio', 'video', 'source'],
];

/** Tags whose text goes with them: it is code, a control's or another language's. */
export const TAGS_WITHOUT_TEXT = [
  ...['script', 'style', 'textarea', 'option', 'select', 'xmp', 'noscript', 'noembed', 'noframes', 'template'],
  ...['svg', 'math', 'title', 'head', 'object', 'canvas', 'plaintext'],
];

/** Old or structural tags and what they become, so that blocks stay blocks. */
export const RENAMED: Record<string, string> = {
  section: 'div',
  article: 'div',
  aside: 'div',
  main: 'div',
  header: 'div',
  footer: 'div',
  nav: 'div',
  center: 'div',
  fieldset: 'div',
  strike: 's',
  tt: 'code',
  acronym: 'abbr',
};

export const ATTRIBUTES: Record<string, string[]> = {
  '*': ['lang', 'dir', 'id'],
  a: ['href', 'rel', 'target', 'title', 'aria-label', 'data-embed'],
  abbr: ['title'],
  col: ['span'],
  colgroup: ['span'],
  audio: ['src', 'controls', 'preload', 'loop', 'data-from'],
  details: ['open'],
  img: ['src', 'srcset', 'sizes', 'alt', 'title', 'width', 'height', 'loading', 'decoding'],
  li: ['value'],
  ol: ['start', 'reversed', 'type'],
  td: ['colspan', 'rowspan'],
  th: ['colspan', 'rowspan', 'scope'],
  source: ['src', 'type'],
  time: ['datetime'],
  video: ['src', 'controls', 'preload', 'loop', 'poster', 'width', 'height', 'data-from'],
};

/** The class names of the content service's own blocks; `Prose` dresses them. */
export const CLASSES = /^(?:wp-|align|size-|has-|gallery|blocks-gallery|columns-\d)[\w-]*$/;
