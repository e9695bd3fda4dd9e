/** The blog and its listings. */
export const blogTexts = {
  heading: 'Our Blog',
  lead: 'Notes from the press on seals, approvals, adhesives and getting goods across a border.',
  errorHeading: 'Something went wrong.',
  errorText: 'The posts could not be loaded.',
  empty: 'No posts found',
  emptyText: 'There is nothing here yet.',
  emptyPageText: 'The list ends before this page.',
  emptyAction: 'Our Blog',
  pageOf: '{title}, page {page}',
  list: 'Posts',
  unknownTerm: 'There is no such category, tag or author.',
  category: 'Posts in the category {name}',
  tag: 'Posts tagged {name}',
  author: 'Posts by {name}',
} as const;

/** One post. */
export const postTexts = {
  paper: 'Article',
  notFound: 'Post not found',
  author: 'Author',
  published: 'Published',
  updated: 'Updated',
  category: 'Category',
  categories: 'Categories',
  tags: 'Tags',
  details: 'About this post',
  readingTime: 'Reading time',
  minutes: '{minutes} min',
  commentsOpen: 'Comments are open.',
  commentsNote: 'Comments are read before they are published.',
  protected: 'This post is protected by a password.',
  protectedNote: 'Its words are shown only where the password can be entered.',
  more: 'More posts',
  previous: 'Previous post',
  next: 'Next post',
} as const;
