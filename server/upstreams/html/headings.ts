/**
 * Keeps the headings of one text below the page's own first-level heading and without jumps, and equal ones equal:
 * a text of nothing but fourth-level headings gets second-level ones.
 */
export function createHeadings(): (level: number) => number {
  const open: { written: number; given: number }[] = [];
  return level => {
    const written = Math.max(2, level);
    while (open.length && open[open.length - 1]!.written >= written) open.pop();
    const given = (open[open.length - 1]?.given ?? 1) + 1;
    open.push({ written, given });
    return given;
  };
}
