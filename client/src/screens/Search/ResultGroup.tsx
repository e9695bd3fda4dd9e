import { css } from '@emotion/react';
import { type ReactNode, useId } from 'react';
import { fillText } from '../../../../rules/fillText.ts';
import { searchTexts } from '../../layout/search/texts.ts';
import { size } from '../../theme/tokens.ts';
import { Banner } from '../../ui/feedback/Banner.tsx';

const group = css`
  scroll-margin-top: 24px;
  & + & {
    margin-top: 56px;
  }
  > h2 {
    font-size: ${size.fs5};
    padding-bottom: 10px;
    border-bottom: 2px solid;
    margin-bottom: 22px;
  }
`;

type ResultGroupProps = {
  /** by which the address names it */
  name: string;
  title: string;
  /** null or undefined where its service did not answer */
  items: readonly unknown[] | null | undefined;
  children: ReactNode;
};

/** One kind of results; an empty one is left out, a failed one says so. */
export function ResultGroup({ name, title, items, children }: ResultGroupProps) {
  const id = useId();
  if (items?.length === 0) return null;
  return (
    <section css={group} id={name} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {items ? children : <Banner kind="error">{fillText(searchTexts.groupFailed, { group: title })}</Banner>}
    </section>
  );
}
