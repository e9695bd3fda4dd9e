import { css } from '@emotion/react';
import { menuTexts } from '../../../../rules/texts/layout/menus.ts';
import type { FamilySlug } from '../../layout/families.ts';
import { MenuItems } from '../../layout/MenuItems.tsx';
import { useFamilyMenus } from '../../layout/useFamilyMenus.ts';
import { dogbone60x16Url, micro25Url, tapeSignal48Url, zicta30x12Url } from '../../theme/illustrations.ts';
import { surface } from '../../theme/surface.ts';
import { color, media, size, space } from '../../theme/tokens.ts';
import { Picture } from '../../ui/content/Picture.tsx';
import { PictureLink } from '../../ui/content/PictureLink.tsx';
import { Button } from '../../ui/inputs/Button.tsx';
import { Section } from '../../ui/layout/Section.tsx';
import { SectionHead } from '../../ui/layout/SectionHead.tsx';
import { offeredTexts } from './offeredTexts.ts';

const grid = css`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  column-gap: ${space.gutter};
  h3 {
    font-size: ${size.fs5};
    margin-bottom: 10px;
  }
  h3 a {
    text-decoration: none;
    &:hover {
      text-decoration: underline;
      text-decoration-color: ${color.signal};
    }
  }
  ${media.wide} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    row-gap: 40px;
  }
  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
    row-gap: 32px;
    section > a {
      display: none;
    }
  }
`;

const picture = css({ display: 'block', marginBottom: 18, aspectRatio: '4 / 3' });

const pictures: Record<FamilySlug, string> = {
  regulatory: zicta30x12Url,
  security: dogbone60x16Url,
  specialty: micro25Url,
  general: tapeSignal48Url,
};

const SHOWN = 4;

/** The four families with the first links of their menus. */
export function Range() {
  const menus = useFamilyMenus();
  const catalog = (
    <Button href="/catalog" variant="text">
      {menuTexts.catalog}
    </Button>
  );
  return (
    <Section>
      <SectionHead title={offeredTexts.range} end={catalog} />
      <div css={grid}>
        {menus.map(menu => (
          <section key={menu.family.slug}>
            <PictureLink css={[surface.tint, picture]} href={menu.family.href}>
              <Picture src={pictures[menu.family.slug]} alt="" width={800} height={600} />
            </PictureLink>
            <h3>
              <a href={menu.family.href}>{menu.family.name}</a>
            </h3>
            <MenuItems menu={menu} limit={SHOWN} />
          </section>
        ))}
      </div>
    </Section>
  );
}
