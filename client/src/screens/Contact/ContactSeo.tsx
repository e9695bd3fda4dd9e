import { firmData } from '../../seo/firmData.ts';
import { Seo } from '../../seo/Seo.tsx';
import type { Crumb } from '../../ui/layout/Breadcrumbs.tsx';
import { contactPageTexts } from './texts.ts';

const { title, lead } = contactPageTexts;

export const ContactSeo = ({ crumbs }: { crumbs: readonly Crumb[] }) => (
  <Seo
    title={title}
    description={lead}
    path="/contact"
    crumbs={crumbs}
    data={
      import.meta.env.SSR &&
      (site => [{ '@type': 'ContactPage', name: title, url: `${site.url}/contact` }, ...firmData(site)])
    }
  />
);
