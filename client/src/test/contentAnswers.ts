import type {
  AboutQuery,
  BlogQuery,
  PageQuery,
  PostQuery,
  QuoteQuery,
  SlugQuery,
  SubmitContactMessageMutation,
  SubmitQuoteRequestMutation,
} from '../gql/unmasked.ts';
import type { Named } from './named.ts';

/** Answers of the gateway about content, as the tests of several screens need them. */

type PostList = NonNullable<BlogQuery['posts']>;
type Route = NonNullable<SlugQuery['route']>;
type Post = NonNullable<PostQuery['post']> & Named<Route, 'Post'> & PostList['items'][number];
type Page = NonNullable<PageQuery['page']> &
  Named<Route, 'Page'> &
  NonNullable<AboutQuery['page']> &
  NonNullable<QuoteQuery['page']>;

export const examplePost = (id: string, title: string, more: Partial<Post> = {}): Post => ({
  __typename: 'Post',
  id,
  slug: id,
  title,
  path: `/post/${id}`,
  url: `http://localhost:4000/post/${id}`,
  excerptText: `About ${title}.`,
  content: `<p>The words of ${title}.</p>`,
  publishedAt: '2026-03-12T08:30:00+02:00',
  modifiedAt: '2026-03-14T08:30:00+02:00',
  protected: false,
  readingMinutes: 4,
  commentsOpen: false,
  takesComments: false,
  comments: null,
  asOf: null,
  seo: null,
  featuredImage: null,
  author: { __typename: 'Author', id: '7', name: 'Anele Dube', path: '/author/anele-dube' },
  categories: [{ __typename: 'PostCategory', id: '3', name: 'Security', path: '/category/security' }],
  tags: [{ __typename: 'PostTag', id: '9', name: 'Void', path: '/tag/void' }],
  previous: null,
  next: null,
  ...more,
});

export const examplePage = (slug: string, more: Partial<Page> = {}): Page => ({
  __typename: 'Page',
  id: slug,
  slug,
  title: `The page ${slug}`,
  path: `/page/${slug}`,
  above: [],
  url: `http://localhost:4000/page/${slug}`,
  content: '<h2>Part one</h2><p>Words.</p>',
  excerpt: '<p>In short.</p>',
  excerptText: 'In short.',
  protected: false,
  modifiedAt: '2026-02-01T08:30:00+02:00',
  featuredImage: null,
  asOf: null,
  seo: null,
  about: null,
  quote: null,
  ...more,
});

export const postList = (posts: PostList['items'], page = 1, totalPages = 1): PostList => ({
  __typename: 'PostList',
  asOf: null,
  items: posts,
  pageInfo: { __typename: 'PageInfo', page, totalPages },
});

export const answerOf = <T>(data: T) => ({ data });

/** A shop that sends to Botswana and Zambia, too. */
export const sending = {
  __typename: 'Site' as const,
  deliveryCountries: Object.entries({ BW: 'Botswana', ZA: 'South Africa', ZM: 'Zambia' }).map(([code, name]) => ({
    ...{ __typename: 'DeliveryCountry' as const, code, name },
  })),
};

/** The content service does not answer. */
export const unavailable = <Field extends string>(field: Field) => ({
  data: { [field]: null } as Record<Field, null>,
  errors: [
    {
      message: 'The content service did not answer.',
      path: [field],
      extensions: { code: 'UPSTREAM_UNREACHABLE', requestId: 'req-42' },
    },
  ],
});

type Receipt = Named<SubmitContactMessageMutation['result'], 'SubmissionReceipt'>;

export const receipt = (reference: string, answerBy: string | null = null): { data: { result: Receipt } } => ({
  data: {
    result: {
      __typename: 'SubmissionReceipt',
      reference,
      message: 'Stored.',
      receivedAt: '2026-11-20T14:00:00.000Z',
      answerBy,
    },
  },
});

type QuoteRequest = Named<SubmitQuoteRequestMutation['result'], 'QuoteRequest'>;

/** A quote request as the gateway has it: of Lerato's, with what a test adds. */
export const exampleRequest = (reference: string, more: Partial<QuoteRequest> = {}): QuoteRequest => ({
  __typename: 'QuoteRequest',
  reference,
  receivedAt: '2026-11-20T14:00:00.000Z',
  answerBy: null,
  name: 'Lerato Mokoena',
  email: 'lerato@highveld.example',
  company: null,
  phone: null,
  labelType: 'security-void',
  quantity: '1001-5000',
  size: null,
  labelSize: null,
  material: null,
  colors: null,
  usage: null,
  specialRequirements: null,
  timeline: null,
  additionalInfo: null,
  items: [],
  artwork: [],
  link: `http://localhost:4000/quote/${reference}?key=abc`,
  confirmed: true,
  ...more,
});

export const storedRequest = (reference: string, more: Partial<QuoteRequest> = {}) => ({
  data: { result: exampleRequest(reference, more) },
});

type Refusal = Named<SubmitContactMessageMutation['result'], 'ValidationFailure'>;

export const refusal = (message: string, errors: Record<string, string>): { data: { result: Refusal } } => ({
  data: {
    result: {
      __typename: 'ValidationFailure',
      message,
      errors: Object.entries(errors).map(([field, said]) => ({ __typename: 'FieldError', field, message: said })),
    },
  },
});
