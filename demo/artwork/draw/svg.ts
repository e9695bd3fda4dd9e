/** A drawing with its own coordinates; the renderer decides how many pixels it gets. */
export interface Drawing {
  width: number;
  height: number;
  body: string;
}

export function drawing(width: number, height: number, defs: string, body: string): Drawing {
  return { width, height, body: defs ? `<defs>${defs}</defs>${body}` : body };
}

export function rect(x: number, y: number, w: number, h: number, fill: string, more = ''): string {
  const r = (value: number) => Math.round(value * 10) / 10;
  return `<rect x="${r(x)}" y="${r(y)}" width="${r(w)}" height="${r(h)}" fill="${fill}"${more ? ` ${more}` : ''}/>`;
}
