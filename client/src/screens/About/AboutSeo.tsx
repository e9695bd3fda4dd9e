import { Seo } from '../../seo/Seo.tsx';
import { aboutCrumbs } from './aboutCrumbs.ts';
import { aboutTexts } from './texts.ts';

export const AboutSeo = ({ description }: { description: string | null | undefined }) => (
  <Seo
    title={aboutTexts.title}
    description={description || aboutTexts.heroArea}
    path="/about"
    crumbs={aboutCrumbs}
    data={import.meta.env.SSR && (({ url }) => [{ '@type': 'AboutPage', name: aboutTexts.title, url: `${url}/about` }])}
  />
);
