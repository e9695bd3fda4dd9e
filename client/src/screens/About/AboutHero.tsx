import type { AboutQuery } from '../../gql/graphql.ts';
import { imageProps, PHONE_WIDE } from '../../lib/imageProps.ts';
import { useStats } from '../../site/useStats.ts';
import { Html } from '../../ui/content/Html.tsx';
import { InkHero } from '../../ui/layout/InkHero.tsx';
import { aboutCrumbs } from './aboutCrumbs.ts';
import { aboutTexts } from './texts.ts';
import { useAboutWords } from './useAboutWords.ts';

export type About = NonNullable<AboutQuery['page']>['about'];

export function AboutHero({ about }: { about: About | undefined }) {
  const words = useAboutWords();
  const stats = useStats(aboutTexts.stats);
  return (
    <InkHero
      crumbs={aboutCrumbs}
      title={about?.heroTitle ?? words.title}
      lead={about?.heroArea ? <Html html={about.heroArea} /> : <p>{words.area}</p>}
      picture={imageProps(about?.heroImage, `${PHONE_WIDE}, (max-width: 960px) 88vw, 540px`)}
      stats={stats}
    />
  );
}
