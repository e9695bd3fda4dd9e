import { isWordPressOwnPage } from '../../../rules/paths.ts';
import type { Context } from '../../context/context.ts';
import type { Page } from '../../upstreams/content/wire.ts';

/** Whether WordPress keeps a page for its own themes, by its slug or by its settings: neither shown nor listed. */
export const isOwnPage = (page: Pick<Page, 'id' | 'slug' | 'parent'>, { catalogue }: Pick<Context, 'catalogue'>) =>
  isWordPressOwnPage(page) || page.id === catalogue.pages.postsPage;
