export type Shape = 'rect' | 'round' | 'dogbone' | 'diamond' | 'cut';
export type Point = readonly [number, number];

/** One decimal is a twentieth of a pixel on the largest picture; more only makes the file longer. */
export function n(value: number): number {
  const rounded = Math.round(value * 10) / 10;
  return Object.is(rounded, -0) ? 0 : rounded;
}

export function roundedRect(x: number, y: number, w: number, h: number, r: number): string {
  const arc = (toX: number, toY: number) => `A${n(r)} ${n(r)} 0 0 1 ${n(toX)} ${n(toY)}`;
  return (
    `M${n(x + r)} ${n(y)}H${n(x + w - r)}${arc(x + w, y + r)}V${n(y + h - r)}${arc(x + w - r, y + h)}` +
    `H${n(x + r)}${arc(x, y + h - r)}V${n(y + r)}${arc(x + r, y)}Z`
  );
}

export function ellipse(cx: number, cy: number, rx: number, ry: number): string {
  const arc = (x: number) => `A${n(rx)} ${n(ry)} 0 1 1 ${n(x)} ${n(cy)}`;
  return `M${n(cx - rx)} ${n(cy)}${arc(cx + rx)}${arc(cx - rx)}Z`;
}

/** The die line of a label in its own box. */
export function diePath(shape: Shape, w: number, h: number, radius: number): string {
  if (shape === 'round') return ellipse(w / 2, h / 2, w / 2, h / 2);
  if (shape === 'dogbone') return dogbone(w, h);
  if (shape === 'diamond') return diamond(w, h);
  if (shape === 'cut') return cutCorners(w, h);
  return roundedRect(0, 0, w, h, radius);
}

function dogbone(w: number, h: number): string {
  const end = h * 0.5;
  const waist = h * 0.28;
  const arm = w * 0.34;
  const cap = (x: number, y: number) => `A${n(end)} ${n(end)} 0 0 1 ${n(x)} ${n(y)}`;
  return (
    `M${n(end)} 0H${n(arm)}C${n(arm + 22)} 0 ${n(arm + 10)} ${n(waist)} ${n(arm + 40)} ${n(waist)}H${n(w - arm - 40)}` +
    `C${n(w - arm - 10)} ${n(waist)} ${n(w - arm - 22)} 0 ${n(w - arm)} 0H${n(w - end)}${cap(w - end, h)}H${n(w - arm)}` +
    `C${n(w - arm - 22)} ${n(h)} ${n(w - arm - 10)} ${n(h - waist)} ${n(w - arm - 40)} ${n(h - waist)}H${n(arm + 40)}` +
    `C${n(arm + 10)} ${n(h - waist)} ${n(arm + 22)} ${n(h)} ${n(arm)} ${n(h)}H${n(end)}${cap(end, 0)}Z`
  );
}

function diamond(w: number, h: number): string {
  const soft = 14;
  return (
    `M${n(w / 2 - soft)} ${soft}Q${n(w / 2)} 0 ${n(w / 2 + soft)} ${soft}L${n(w - soft)} ${n(h / 2 - soft)}` +
    `Q${n(w)} ${n(h / 2)} ${n(w - soft)} ${n(h / 2 + soft)}L${n(w / 2 + soft)} ${n(h - soft)}` +
    `Q${n(w / 2)} ${n(h)} ${n(w / 2 - soft)} ${n(h - soft)}L${soft} ${n(h / 2 + soft)}Q0 ${n(h / 2)} ${soft} ${n(h / 2 - soft)}Z`
  );
}

function cutCorners(w: number, h: number): string {
  const cut = Math.min(w, h) * 0.12;
  return `M${n(cut)} 0H${n(w - cut)}L${n(w)} ${n(cut)}V${n(h - cut)}L${n(w - cut)} ${n(h)}H${n(cut)}L0 ${n(h - cut)}V${n(cut)}Z`;
}

/** Crop marks around a box. */
export function cropMarks(
  x: number,
  y: number,
  w: number,
  h: number,
  length: number,
  gap: number,
  stroke: string,
): string {
  const right = x + w;
  const foot = y + h;
  const outer = gap + length;
  const d =
    `M${n(x - outer)} ${n(y)}h${length}M${n(x)} ${n(y - outer)}v${length}M${n(right + gap)} ${n(y)}h${length}` +
    `M${n(right)} ${n(y - outer)}v${length}M${n(x - outer)} ${n(foot)}h${length}M${n(x)} ${n(foot + gap)}v${length}` +
    `M${n(right + gap)} ${n(foot)}h${length}M${n(right)} ${n(foot + gap)}v${length}`;
  return `<path d="${d}" stroke="${stroke}" stroke-width="1.2" fill="none"/>`;
}

/** A registration mark. */
export function register(x: number, y: number, r: number, stroke: string): string {
  return (
    `<g stroke="${stroke}" stroke-width="1.1" fill="none"><circle cx="${x}" cy="${y}" r="${n(r * 0.6)}"/>` +
    `<path d="M${x - r} ${y}h${r * 2}M${x} ${y - r}v${r * 2}"/></g>`
  );
}
