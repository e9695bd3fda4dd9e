import { closeUp, device, series, surfaces } from './covers/index.ts';
import { routes } from './covers/routes.ts';
import type { Drawing } from './draw/svg.ts';
import { drawLabel } from './labels/scene.ts';
import { panels } from './panels/index.ts';
import type { Picture } from './picture.ts';

export function draw(picture: Picture): Drawing {
  switch (picture.kind) {
    case 'label':
      return drawLabel(picture.art, picture.seed, { dimensions: picture.dimensions });
    case 'closeUp':
      return closeUp(picture);
    case 'series':
      return series(picture);
    case 'surfaces':
      return surfaces(picture);
    case 'routes':
      return routes(picture);
    case 'device':
      return device(picture);
    case 'panel':
      return panels[picture.name]();
  }
}
