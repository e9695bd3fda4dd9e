/** JSON inside a script element; every `<` is escaped, so that no text of an editor can end it. */
export const jsonScript = (attributes: string, value: unknown): string =>
  `<script ${attributes}>${JSON.stringify(value).replaceAll('<', '\\u003c')}</script>`;
