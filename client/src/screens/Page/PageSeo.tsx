import type { PageArticle_PageFragment } from '../../gql/graphql.ts';
import { useSite } from '../../layout/useSite.ts';
import { crumbList } from '../../seo/crumbList.ts';
import { Seo } from '../../seo/Seo.tsx';
import type { Crumb } from '../../ui/Breadcrumbs.tsx';

type PageSeoProps = { page: PageArticle_PageFragment; crumbs: readonly Crumb[] };

/** A page's own path is its canonical one: that of its screen where it has one. */
export function PageSeo({ page, crumbs }: PageSeoProps) {
  const { url } = useSite();
  return (
    <Seo
      title={page.title}
      description={page.excerptText}
      path={page.path}
      image={page.featuredImage?.url}
      data={[
        { '@type': 'WebPage', name: page.title, url: page.url, dateModified: page.modifiedAt },
        crumbList(crumbs, url),
      ]}
    />
  );
}
