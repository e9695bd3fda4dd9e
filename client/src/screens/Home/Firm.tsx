import { PageBody } from '../../product/PageBody.tsx';
import { Figures } from './Figures.tsx';
import type { FrontWords } from './frontWords.ts';
import { Reasons } from './Reasons.tsx';
import { Services } from './Services.tsx';
import { SixChecks } from './SixChecks.tsx';

/** What the firm is and does, in its editor's words where there are some. */
export const Firm = ({ words }: { words: FrontWords }) => (
  <>
    <Figures words={words} />
    <PageBody html={words.content} />
    <Reasons words={words} />
    <Services />
    <SixChecks />
  </>
);
