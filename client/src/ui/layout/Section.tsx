import { css } from '@emotion/react';
import type { ComponentProps } from 'react';
import { type SurfaceName, surface } from '../../theme/surface.ts';
import { media, space } from '../../theme/tokens.ts';
import { Wrap } from './Wrap.tsx';

const padding = css({ paddingBlock: space.section, [media.print]: { paddingBlock: '12px 0' } });

type SectionProps = ComponentProps<'section'> & {
  on?: SurfaceName;
  /** Leave out the measure when the section brings its own. */
  bleed?: boolean;
};

export function Section({ on, bleed = false, children, ...rest }: SectionProps) {
  return (
    <section css={[padding, on && surface[on]]} {...rest}>
      {bleed ? children : <Wrap>{children}</Wrap>}
    </section>
  );
}
