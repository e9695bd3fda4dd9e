import { HALF_WIDE, imageProps } from '../../lib/imageProps.ts';
import { coverMicroUrl, pressUrl } from '../../theme/illustrations.ts';
import { Button } from '../../ui/inputs/Button.tsx';
import type { About } from './AboutHero.tsx';
import { Split } from './Split.tsx';
import { aboutTexts } from './texts.ts';

/** The two sections of the about page, each in the editor's words and picture where there are some. */
export const AboutSections = ({ about }: { about: About | undefined }) => (
  <>
    <Split
      title={about?.sectionOneTitle ?? aboutTexts.sectionOneTitle}
      body={about?.sectionOne ?? aboutTexts.sectionOne}
      picture={imageProps(about?.specialtiesImage, HALF_WIDE) ?? { src: pressUrl, alt: aboutTexts.pressAlt }}
      actions={
        <>
          <Button href="/labels">{aboutTexts.labels}</Button>
          <Button variant="text" href="/products">
            {aboutTexts.products}
          </Button>
        </>
      }
    />
    <Split
      turn
      title={about?.sectionTwoTitle ?? aboutTexts.sectionTwoTitle}
      body={about?.sectionTwo ?? aboutTexts.sectionTwo}
      picture={imageProps(about?.innovationImage, HALF_WIDE) ?? { src: coverMicroUrl, alt: aboutTexts.microAlt }}
      actions={
        <Button variant="ink" href="/contact">
          {aboutTexts.contact}
        </Button>
      }
    />
  </>
);
