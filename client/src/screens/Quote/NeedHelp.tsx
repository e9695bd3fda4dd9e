import { ContactLines } from '../../forms/ContactLines.tsx';
import { useSite } from '../../site/useSite.ts';
import { HelpBox } from '../../ui/cards/HelpBox.tsx';
import type { CmsPage } from './quoteData.ts';
import { quotePageTexts } from './texts.ts';

/** Phone, e-mail and hours of the quote desk: the page's own, else the site's. */
export function NeedHelp({ overrides }: { overrides: NonNullable<CmsPage>['quote'] | undefined }) {
  const site = useSite();
  return (
    <HelpBox title={quotePageTexts.help}>
      <ContactLines
        phone={overrides?.contactPhone ?? site.phone}
        email={overrides?.contactEmail ?? site.email}
        whatsapp={site.whatsapp}
        lines={[overrides?.contactHours ?? site.quoteHours]}
      />
    </HelpBox>
  );
}
