import { useState } from 'react';
import { fillText } from '../../../../rules/fillText.ts';
import { contactTexts } from '../../../../rules/texts/contact.ts';
import { crumbTexts } from '../../../../rules/texts/crumb.ts';
import type { Ask } from '../../data/ask.ts';
import { load as loadQuery } from '../../data/load.ts';
import { useOutcome } from '../../data/useOutcome.ts';
import { eraseDraft, MESSAGE_DRAFT } from '../../forms/draft/draft.ts';
import { FormAside } from '../../forms/FormAside.tsx';
import { lateForm } from '../../forms/lateForm.ts';
import { useFormPost } from '../../forms/useFormPost.ts';
import type { ContactQuery } from '../../gql/graphql.ts';
import { ContactOperation } from '../../gql/operations/Contact.ts';
import { fromHome } from '../../site/fromHome.ts';
import { useSite } from '../../site/useSite.ts';
import { fiveDaysUrl } from '../../theme/illustrations.ts';
import { Picture } from '../../ui/content/Picture.tsx';
import { PageHead } from '../../ui/layout/PageHead.tsx';
import { BusinessHours } from './BusinessHours.tsx';
import { ContactForm } from './ContactForm.tsx';
import { ContactSeo } from './ContactSeo.tsx';
import { TalkToUs } from './TalkToUs.tsx';
import { contactPageTexts } from './texts.ts';

export const act = lateForm(() => import('./sendMessage.ts'), contactTexts.error);

/** A page that no editor has written, or that cannot be had, is no fault: the screen has words of its own. */
export const load = (ask: Ask) => loadQuery(ask, { query: ContactOperation, variables: {}, found: () => true });

const crumbs = fromHome({ label: crumbTexts.contact, href: '/contact' });

export function Screen() {
  const { data: answer } = useOutcome<ContactQuery>();
  const { outcome, busy, round, post } = useFormPost('/contact', () => eraseDraft(MESSAGE_DRAFT));
  const { place } = useSite();
  const [afresh, setAfresh] = useState(0);
  return (
    <>
      <ContactSeo page={answer?.page ?? null} crumbs={crumbs} />
      <PageHead title={contactPageTexts.title} lead={contactPageTexts.lead} crumbs={crumbs} />
      <FormAside
        form={
          <ContactForm
            key={`${round} ${afresh}`}
            outcome={outcome}
            busy={busy}
            post={post}
            onAfresh={() => setAfresh(afresh + 1)}
          />
        }
      >
        <TalkToUs />
        <BusinessHours />
        <figure>
          <Picture
            src={fiveDaysUrl}
            alt={place ? fillText(contactPageTexts.routesFrom, place) : contactPageTexts.routes}
            width={800}
            height={500}
            fit="natural"
          />
        </figure>
      </FormAside>
    </>
  );
}
