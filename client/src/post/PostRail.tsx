import { css } from '@emotion/react';
import { fillText } from '../../../rules/fillText.ts';
import type { PostArticle_PostFragment } from '../gql/graphql.ts';
import { context, media, size } from '../theme/tokens.ts';
import { Tag } from '../ui/content/Tag.tsx';
import { PostDate } from './PostDate.tsx';
import { postTexts } from './texts.ts';

const rail = css`
  grid-column: 1 / span 3;
  font-size: 0.9375rem;
  dl {
    display: grid;
    gap: 14px;
  }
  dt {
    font-size: ${size.fs1};
    color: ${context.mute};
  }
  dd {
    font-weight: 550;
  }
  ${media.phone} {
    margin-bottom: 28px;
    dl {
      grid-template-columns: 1fr 1fr;
    }
  }
`;

const tagList = css({ display: 'flex', flexWrap: 'wrap', gap: 8, marginTop: 6 });
const across = css({ gridColumn: '1 / -1' });

/** Who wrote a post, when, how long it is, and what it is filed under. */
export function PostRail({ post }: { post: PostArticle_PostFragment }) {
  const { author, categories, tags, publishedAt, readingMinutes } = post;
  return (
    <aside css={rail} aria-label={postTexts.details}>
      <dl>
        {author && (
          <div>
            <dt>{postTexts.author}</dt>
            <dd>
              <a href={author.path}>{author.name}</a>
            </dd>
          </div>
        )}
        <div>
          <dt>{postTexts.published}</dt>
          <dd>
            <PostDate date={publishedAt} />
          </dd>
        </div>
        {readingMinutes > 0 && (
          <div>
            <dt>{postTexts.readingTime}</dt>
            <dd>{fillText(postTexts.minutes, { minutes: readingMinutes })}</dd>
          </div>
        )}
        {categories.length > 0 && (
          <div>
            <dt>{categories.length > 1 ? postTexts.categories : postTexts.category}</dt>
            {categories.map(({ id, name, path }) => (
              <dd key={id}>
                <a href={path}>{name}</a>
              </dd>
            ))}
          </div>
        )}
        {tags.length > 0 && (
          <div css={across}>
            <dt>{postTexts.tags}</dt>
            <dd css={tagList}>
              {tags.map(({ id, name, path }) => (
                <Tag key={id} href={path}>
                  {name}
                </Tag>
              ))}
            </dd>
          </div>
        )}
      </dl>
    </aside>
  );
}
