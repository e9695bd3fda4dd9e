import type { ContactQuery } from '../../gql/graphql.ts';
import { firmData } from '../../seo/firmData.ts';
import { ownWords } from '../../seo/ownWords.ts';
import { Seo } from '../../seo/Seo.tsx';
import type { Crumb } from '../../ui/layout/Breadcrumbs.tsx';
import { contactPageTexts } from './texts.ts';

const { title, lead } = contactPageTexts;

interface ContactSeoProps {
  page: ContactQuery['page'];
  crumbs: readonly Crumb[];
}

export const ContactSeo = ({ page, crumbs }: ContactSeoProps) => (
  <Seo
    {...ownWords(page?.seo, { title, description: lead, noindex: false, image: null })}
    path="/contact"
    crumbs={crumbs}
    data={
      import.meta.env.SSR &&
      (site => [{ '@type': 'ContactPage', name: title, url: `${site.url}/contact` }, ...firmData(site)])
    }
  />
);
