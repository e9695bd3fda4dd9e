import { css } from '@emotion/react';
import { useNotify } from '../../notifications/notify.ts';
import { surface } from '../../theme/surface.ts';
import { text } from '../../theme/text.ts';
import { media } from '../../theme/tokens.ts';
import { Button } from '../../ui/inputs/Button.tsx';
import { Job } from '../../ui/layout/Job.tsx';
import { JobBody } from '../../ui/layout/JobBody.tsx';
import { JobFoot } from '../../ui/layout/JobFoot.tsx';
import { seoToolsTexts } from './texts.ts';

const { robots: texts } = seoToolsTexts;

const preview = css({ padding: '16px 18px', whiteSpace: 'pre-wrap', lineHeight: 1.6 });

const scripted = css`
  ${media.noScript} {
    display: none;
  }
`;

/** The rules for crawlers as /robots.txt has them. */
export function RobotsGenerator({ robots }: { robots: string }) {
  const notify = useNotify();
  const copy = async () => {
    // Without a secure connection a browser has no clipboard.
    const copied = await navigator.clipboard?.writeText(robots).then(
      () => true,
      () => false,
    );
    notify(copied ? { type: 'success', title: texts.copied } : { type: 'error', title: texts.notCopied });
  };
  return (
    <Job title={texts.heading}>
      <JobBody>
        <pre css={[surface.tint, text.mono, preview]}>{robots}</pre>
      </JobBody>
      <JobFoot>
        <Button href="/robots.txt" download="robots.txt">
          {texts.download}
        </Button>
        <span css={scripted}>
          <Button variant="line" onClick={() => void copy()}>
            {texts.copy}
          </Button>
        </span>
      </JobFoot>
    </Job>
  );
}
