import type { SVGProps } from 'react';
import type { LabelSize } from '../../../../../rules/labels/labelSize.ts';

type ShapeProps = Omit<SVGProps<SVGRectElement & SVGEllipseElement>, 'shape'> & {
  size: LabelSize;
  /** where its middle stands */
  at: { x: number; y: number };
};

/** A label's outline, in the drawing's own millimetres. */
export function Shape({ size: { shape, widthMm, heightMm }, at: { x, y }, ...look }: ShapeProps) {
  if (shape !== 'rectangle') return <ellipse cx={x} cy={y} rx={widthMm / 2} ry={heightMm / 2} {...look} />;
  return (
    <rect
      {...{ x: x - widthMm / 2, y: y - heightMm / 2, width: widthMm, height: heightMm }}
      rx={Math.min(1, heightMm / 8)}
      {...look}
    />
  );
}
