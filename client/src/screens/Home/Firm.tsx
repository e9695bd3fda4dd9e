import { Figures } from './Figures.tsx';
import { FrontContent } from './FrontContent.tsx';
import type { FrontWords } from './frontWords.ts';
import { Reasons } from './Reasons.tsx';
import { Services } from './Services.tsx';
import { SixChecks } from './SixChecks.tsx';

/** What the firm is and does, in its editor's words where there are some. */
export const Firm = ({ words }: { words: FrontWords }) => (
  <>
    <Figures words={words} />
    {words.content && <FrontContent html={words.content} />}
    <Reasons words={words} />
    <Services />
    <SixChecks />
  </>
);
