import { css } from '@emotion/react';
import { color, media } from '../../theme/tokens.ts';
import { Icon } from '../../ui/content/Icon.tsx';
import { Job } from '../../ui/layout/Job.tsx';
import { JobBody } from '../../ui/layout/JobBody.tsx';
import { seoToolsTexts } from './texts.ts';

const { checklist: texts } = seoToolsTexts;

const list = css`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 12px 40px;
  li {
    display: flex;
    gap: 12px;
    align-items: baseline;
    line-height: 1.5;
  }
  svg {
    flex: none;
    color: ${color.verify};
    align-self: center;
  }
  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** What every page of this site brings along. */
export const Checklist = () => (
  <Job title={texts.heading}>
    <JobBody>
      <ul css={list}>
        {texts.items.map(item => (
          <li key={item}>
            <Icon name="tick" />
            {item}
          </li>
        ))}
      </ul>
    </JobBody>
  </Job>
);
