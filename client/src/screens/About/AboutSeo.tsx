import type { AboutQuery } from '../../gql/graphql.ts';
import { ownWords } from '../../seo/ownWords.ts';
import { Seo } from '../../seo/Seo.tsx';
import { aboutCrumbs } from './aboutCrumbs.ts';
import { aboutTexts } from './texts.ts';

type AboutSeoProps = Pick<NonNullable<AboutQuery['page']>, 'asOf' | 'excerptText' | 'seo'>;

export const AboutSeo = ({ page }: { page: AboutSeoProps | null }) => (
  <Seo
    {...ownWords(page?.seo, {
      title: aboutTexts.title,
      description: page?.excerptText || aboutTexts.heroArea,
      noindex: (page?.asOf ?? null) !== null,
      image: null,
    })}
    path="/about"
    crumbs={aboutCrumbs}
    data={import.meta.env.SSR && (({ url }) => [{ '@type': 'AboutPage', name: aboutTexts.title, url: `${url}/about` }])}
  />
);
