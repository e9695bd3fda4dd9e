import { EmptyPanel } from '../ui/feedback/EmptyPanel.tsx';
import { Button } from '../ui/inputs/Button.tsx';
import { blogTexts } from './texts.ts';

type NoPostsProps = {
  /** The page asked for lies behind the list's end: `action` leads to the list. */
  pastEnd?: boolean;
  path?: string;
  action?: string;
};

/** A list without posts, or a page behind its end. */
export function NoPosts({ pastEnd = false, path = '/blog', action = blogTexts.emptyAction }: NoPostsProps) {
  const toList = pastEnd && (
    <Button variant="ink" href={path}>
      {action}
    </Button>
  );
  return (
    <EmptyPanel title={blogTexts.empty} action={toList || undefined}>
      <p>{pastEnd ? blogTexts.emptyPageText : blogTexts.emptyText}</p>
    </EmptyPanel>
  );
}
