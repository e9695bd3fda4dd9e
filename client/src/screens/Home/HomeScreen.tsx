import { homeTexts } from '../../../../rules/texts.ts';
import { QuoteDocket } from '../../layout/QuoteDocket.tsx';
import { useSite } from '../../layout/useSite.ts';
import { organizationData } from '../../seo/organizationData.ts';
import { Seo } from '../../seo/Seo.tsx';
import { websiteData } from '../../seo/websiteData.ts';
import { Buyers } from './Buyers.tsx';
import { Figures } from './Figures.tsx';
import { Hero } from './Hero.tsx';
import { Range } from './Range.tsx';
import { Reasons } from './Reasons.tsx';
import { Services } from './Services.tsx';
import { SixChecks } from './SixChecks.tsx';

/** The home page. It asks for nothing of its own: the range comes with the layout's menus. */
export function Screen() {
  const site = useSite();
  return (
    <>
      <Seo
        title={homeTexts.pageTitle}
        description={homeTexts.lead}
        path="/"
        data={[organizationData(site), websiteData(site)]}
      />
      <Hero />
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
