import type { ComponentProps, ReactNode } from 'react';
import type { RefusedForm } from '../../forms/formOutcome.ts';
import { Banner } from '../../ui/feedback/Banner.tsx';

const ANCHOR = 'outcome';

/** Where a page is read on that says what came of a step. */
export const outcomeAt = (address: string): string => `${address}#${ANCHOR}`;

type OutcomeProps = Omit<ComponentProps<'div'>, 'id' | 'tabIndex' | 'autoFocus'> & {
  /** whether the page is the answer to a form, at the form's own address */
  answers?: boolean;
};

/**
 * What came of a step. The page comes back here and has the focus here, so that it is seen and read out, without scripts,
 * too.
 */
export const Outcome = ({ answers = false, ...props }: OutcomeProps) => (
  // biome-ignore lint/a11y/noAutofocus: the page is an answer, and this is what it says.
  <div {...props} id={ANCHOR} tabIndex={-1} autoFocus={answers} />
);

type RefusedBannerProps = {
  refused: RefusedForm;
  /** another sentence than its own */
  children?: ReactNode;
};

/** Why a form was not taken, above it. */
export const RefusedBanner = ({ refused, children = refused.message }: RefusedBannerProps) => (
  <Outcome answers>
    <Banner kind="error" requestId={refused.requestId} live>
      {children}
    </Banner>
  </Outcome>
);
