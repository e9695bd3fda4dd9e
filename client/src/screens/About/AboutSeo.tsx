import type { AboutQuery } from '../../gql/graphql.ts';
import { ownWords } from '../../seo/ownWords.ts';
import { Seo } from '../../seo/Seo.tsx';
import { aboutCrumbs } from './aboutCrumbs.ts';
import { aboutTexts } from './texts.ts';
import { useAboutWords } from './useAboutWords.ts';

type AboutSeoProps = Pick<NonNullable<AboutQuery['page']>, 'excerptText' | 'seo'>;

export function AboutSeo({ page }: { page: AboutSeoProps | null }) {
  const { area } = useAboutWords();
  return (
    <Seo
      {...ownWords(page?.seo, {
        title: aboutTexts.title,
        description: page?.excerptText || area,
        noindex: false,
        image: null,
      })}
      path="/about"
      crumbs={aboutCrumbs}
      data={
        import.meta.env.SSR && (({ url }) => [{ '@type': 'AboutPage', name: aboutTexts.title, url: `${url}/about` }])
      }
    />
  );
}
