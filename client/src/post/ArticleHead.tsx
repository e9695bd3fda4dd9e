import { css } from '@emotion/react';
import { surface } from '../theme/surface.ts';
import { text } from '../theme/text.ts';
import { color, media } from '../theme/tokens.ts';
import { Html } from '../ui/content/Html.tsx';
import { Breadcrumbs, type Crumb } from '../ui/layout/Breadcrumbs.tsx';
import { Wrap } from '../ui/layout/Wrap.tsx';

const head = css({ borderBottom: `1px solid ${color.line}` });
const crumbsAbove = css({ paddingBottom: 0 });

const inside = css`
  padding: 26px 0 44px;
  h1 {
    max-width: 24ch;
  }
  ${media.phone} {
    padding: 16px 0 28px;
  }
`;

const lead = css`
  margin-top: 16px;
  p + p {
    margin-top: 0.5em;
  }
`;

type ArticleHeadProps = {
  title: string;
  crumbs: readonly Crumb[];
  /** sanitised HTML under the title */
  excerpt?: string;
};

/** The white band of an article, its title held to a readable measure. */
export const ArticleHead = ({ title, crumbs, excerpt }: ArticleHeadProps) => (
  <div css={[head, surface.sheet]}>
    <Wrap>
      <Breadcrumbs css={crumbsAbove} crumbs={crumbs} />
      <div css={inside}>
        <h1 css={text.pageHeading} dir="auto">
          {title}
        </h1>
        {excerpt && <Html css={[text.lead, lead]} html={excerpt} />}
      </div>
    </Wrap>
  </div>
);
