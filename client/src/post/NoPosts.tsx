import { blogTexts } from '../../../rules/texts.ts';
import { Button } from '../ui/Button.tsx';
import { EmptyPanel } from '../ui/EmptyPanel.tsx';

/** A list without posts, or a page behind its end. */
export function NoPosts({ pastEnd = false, path = '/blog' }: { pastEnd?: boolean; path?: string }) {
  const action = pastEnd && (
    <Button variant="ink" href={path}>
      {blogTexts.emptyAction}
    </Button>
  );
  return (
    <EmptyPanel title={blogTexts.empty} action={action || undefined}>
      <p>{pastEnd ? blogTexts.emptyPageText : blogTexts.emptyText}</p>
    </EmptyPanel>
  );
}
