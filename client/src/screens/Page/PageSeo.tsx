import type { PageArticle_PageFragment } from '../../gql/graphql.ts';
import { ownWords } from '../../seo/ownWords.ts';
import { Seo } from '../../seo/Seo.tsx';
import type { Crumb } from '../../ui/layout/Breadcrumbs.tsx';
import { pageData } from './pageData.ts';

type PageSeoProps = { page: PageArticle_PageFragment; crumbs: readonly Crumb[] };

/** A page's own path is its canonical one: that of its screen where it has one. */
export const PageSeo = ({ page, crumbs }: PageSeoProps) => (
  <Seo
    {...ownWords(page.seo, {
      title: page.title,
      description: page.excerptText,
      noindex: page.protected,
      image: page.featuredImage?.url ?? null,
    })}
    path={page.path}
    crumbs={crumbs}
    data={import.meta.env.SSR && (() => [pageData(page)])}
  />
);
