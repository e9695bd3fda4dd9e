import { aboutTexts } from '../../../../rules/texts.ts';
import { useSite } from '../../layout/useSite.ts';
import { crumbList } from '../../seo/crumbList.ts';
import { Seo } from '../../seo/Seo.tsx';
import { aboutCrumbs } from './aboutCrumbs.ts';

export function AboutSeo({ description }: { description: string | null | undefined }) {
  const { url } = useSite();
  return (
    <Seo
      title={aboutTexts.title}
      description={description || aboutTexts.heroArea}
      path="/about"
      data={[{ '@type': 'AboutPage', name: aboutTexts.title, url: `${url}/about` }, crumbList(aboutCrumbs, url)]}
    />
  );
}
