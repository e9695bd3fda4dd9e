/** Below, whatever a text holds fits into memory. */
const SMALL = 256 * 1024;
/** Rows of a service have hundreds of letters for each of their lists and maps. */
const MOST_PARTS = 200_000;

/**
 * Undefined for what is no JSON, and for what would fill the memory. A byte order mark before it is passed over, as
 * browsers do: one PHP file that is saved with it puts it before every answer.
 */
export function parseJson(text: string): unknown {
  try {
    if (wouldFillMemory(text)) return undefined;
    return JSON.parse(text.trimStart());
  } catch {
    return undefined;
  }
}

/** Whether a text would be a hundred times its size once it is parsed, as one of brackets alone: that ends a process. */
function wouldFillMemory(text: string): boolean {
  if (text.length < SMALL) return false;
  let parts = 0;
  for (let at = 0; at < text.length; at += 1) {
    const letter = text.charCodeAt(at);
    if (letter === OPEN_LIST || letter === OPEN_MAP) parts += 1;
  }
  return parts > MOST_PARTS;
}

const [OPEN_LIST, OPEN_MAP] = ['[', '{'].map(letter => letter.charCodeAt(0));
