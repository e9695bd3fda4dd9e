import { css } from '@emotion/react';
import { srcsetOf } from '../../../../rules/pictures.ts';
import { surface } from '../../theme/surface.ts';
import { color, size, space } from '../../theme/tokens.ts';
import { Picture } from '../../ui/content/Picture.tsx';
import { PictureLink } from '../../ui/content/PictureLink.tsx';
import { MenuItems } from '../MenuItems.tsx';
import type { FamilyMenu } from '../useFamilyMenus.ts';

const column = css`
  padding: ${space.s6} 0;
  position: relative;
  overflow-wrap: anywhere;
  & + &::before {
    content: '';
    position: absolute;
    left: -25px;
    top: 0;
    bottom: 0;
    border-left: 1px solid ${color.line};
  }
  h2 {
    font-size: ${size.fs4};
    margin-bottom: ${space.s3};
  }
  h2 a {
    text-decoration: none;
    &:hover {
      text-decoration: underline;
      text-decoration-color: ${color.signal};
    }
  }
`;

const picture = css`
  display: block;
  aspect-ratio: 16 / 7;
  overflow: hidden;
  margin-bottom: ${space.s4};
`;

/** One family of the products menu; its picture, where it has one, is fetched at once or when it is seen. */
export function MegaColumn({ menu, pictures }: { menu: FamilyMenu; pictures?: 'eager' | 'lazy' }) {
  const { family, imageUrl } = menu;
  return (
    <section css={column}>
      {pictures && imageUrl && (
        <PictureLink css={[surface.tint, picture]} href={family.href}>
          <Picture
            src={imageUrl}
            srcSet={srcsetOf(imageUrl, [320, 640])}
            sizes="(max-width: 1440px) 22vw, 320px"
            loading={pictures}
            alt=""
            width={640}
            height={480}
          />
        </PictureLink>
      )}
      <h2>
        <a href={family.href}>{family.name}</a>
      </h2>
      <MenuItems menu={menu} />
    </section>
  );
}
