import { Fold } from '../../lib/Fold.tsx';
import { QuoteDocket } from '../../quote/QuoteDocket.tsx';
import { firmData } from '../../seo/firmData.ts';
import { Seo } from '../../seo/Seo.tsx';
import { websiteData } from '../../seo/websiteData.ts';
import { Buyers } from './Buyers.tsx';
import { Figures } from './Figures.tsx';
import { Hero } from './Hero.tsx';
import { Range } from './Range.tsx';
import { Reasons } from './Reasons.tsx';
import { Services } from './Services.tsx';
import { SixChecks } from './SixChecks.tsx';
import { homeTexts } from './texts.ts';

/** The home page. It asks for nothing of its own: the range comes with the layout's menus. */
export function Screen() {
  return (
    <>
      <Seo
        title={homeTexts.pageTitle}
        description={homeTexts.lead}
        path="/"
        data={import.meta.env.SSR && (site => [...firmData(site), websiteData(site)])}
      />
      <Hero />
      <Fold />
      <Figures />
      <Reasons />
      <Services />
      <SixChecks />
      <Range />
      <Buyers />
      <QuoteDocket above="tint" />
    </>
  );
}
