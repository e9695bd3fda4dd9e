/** A plain text document: a title, then headings and paragraphs. */
export interface TextDocument {
  title: string;
  paragraphs: { heading?: string; text: string }[];
}

interface Line {
  text: string;
  font: 'F1' | 'F2';
  size: number;
  /** space above */
  gap: number;
}

const page = { width: 595, height: 842, margin: 64 };
const charactersPerLine = 88;

/** A4, Helvetica, text that can be read, searched and copied. */
export function pdf(document: TextDocument): Buffer {
  const pages = paginate(linesOf(document));
  const objects: string[] = [
    '<< /Type /Catalog /Pages 2 0 R /Lang (en-ZA) >>',
    `<< /Type /Pages /Count ${pages.length} /Kids [${pages.map((_, i) => `${6 + i * 2} 0 R`).join(' ')}] >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica-Bold /Encoding /WinAnsiEncoding >>',
    `<< /Title ${literal(document.title)} >>`,
  ];
  pages.forEach((content, i) => {
    objects.push(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${page.width} ${page.height}] /Resources << /Font << /F1 3 0 R /F2 4 0 R >> >> /Contents ${7 + i * 2} 0 R >>`,
      `<< /Length ${Buffer.byteLength(content, 'latin1')} >>\nstream\n${content}\nendstream`,
    );
  });
  return assemble(objects);
}

function linesOf({ title, paragraphs }: TextDocument): Line[] {
  const lines: Line[] = [{ text: title, font: 'F2', size: 22, gap: 0 }];
  for (const { heading, text } of paragraphs) {
    if (heading) lines.push({ text: heading, font: 'F2', size: 13, gap: 16 });
    wrap(text).forEach((line, i) => {
      lines.push({ text: line, font: 'F1', size: 10.5, gap: i === 0 ? 6 : 0 });
    });
  }
  return lines;
}

function wrap(text: string): string[] {
  const lines = [''];
  for (const word of text.split(/\s+/)) {
    const last = lines.length - 1;
    const longer = lines[last] ? `${lines[last]} ${word}` : word;
    if (longer.length > charactersPerLine) lines.push(word);
    else lines[last] = longer;
  }
  return lines;
}

function paginate(lines: Line[]): string[] {
  const pages: string[][] = [[]];
  let y = page.height - page.margin;
  for (const line of lines) {
    const step = line.size * 1.45 + line.gap;
    if (y - step < page.margin) {
      pages.push([]);
      y = page.height - page.margin;
    }
    y -= step;
    pages
      .at(-1)
      ?.push(`BT /${line.font} ${line.size} Tf ${page.margin} ${y.toFixed(1)} Td ${literal(line.text)} Tj ET`);
  }
  return pages.map(content => content.join('\n'));
}

function literal(text: string): string {
  return `(${text.replace(/[\\()]/g, '\\$&')})`;
}

/** Objects, the table of their offsets, and the trailer that points at it. */
function assemble(objects: string[]): Buffer {
  let file = '%PDF-1.4\n';
  const offsets = objects.map((object, i) => {
    const offset = Buffer.byteLength(file, 'latin1');
    file += `${i + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const start = Buffer.byteLength(file, 'latin1');
  const entries = offsets.map(offset => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  file += `xref\n0 ${size}\n0000000000 65535 f \n${entries}trailer\n<< /Size ${size} /Root 1 0 R /Info 5 0 R >>\nstartxref\n${start}\n%%EOF\n`;
  return Buffer.from(file, 'latin1');
}
