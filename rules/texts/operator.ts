/** The operator's own page. */
export const operatorTexts = {
  heading: 'Operator',
  lead: 'For whoever runs this site: what is wrong with it, what readers would stumble on, and drafts before they are published.',
  signIn: 'Sign in',
  token: 'Operator token',
  tokenHint: 'The value of OPERATOR_TOKEN. Where none is set, the start prints the file that the token lies in.',
  signInNote: 'Signs this browser in for eight hours, by a cookie that scripts cannot read.',
  signOut: 'Sign out',
  signOutNote: 'Programs need no sign-in: they send the token as Authorization: Bearer.',
  failed: 'The page of the operator could not be loaded just now.',
  places: {
    heading: 'At hand',
    items: [
      {
        href: '/operator/quotes',
        name: 'Quotes',
        text: 'Every quote request, oldest promise first: who asked, for what, by when an answer is due, and the answer.',
      },
      {
        href: '/operator/mails',
        name: 'Mails',
        text: 'The mails of a quote and of signing in, of a made-up request, as HTML and as text.',
      },
      {
        href: '/operator/partners',
        name: 'Partners',
        text: 'Programs of others that ask by keys: what each may do, and its keys.',
      },
      {
        href: '/debug/woocommerce',
        name: 'Diagnostics',
        text: 'Every check of WordPress and WooCommerce, each with its mend. The same as npm run doctor.',
      },
      {
        href: '/seo-tools',
        name: 'SEO Tools',
        text: 'What search engines are told, and for you the report of what readers would stumble on.',
      },
      {
        href: '/readyz',
        name: 'Readiness',
        text: 'Whether this process can serve, and how old its index is.',
      },
    ],
  },
  drafts: {
    heading: 'Drafts',
    none: 'Everything is published.',
    failed:
      'The drafts could not be read just now. Diagnostics says whether WordPress knows the gateway, and how to mend that.',
    untitled: 'Without a title',
    changed: 'Changed',
    state: 'State',
    states: { draft: 'Draft', pending: 'Waits for review', future: 'Scheduled', private: 'Private' },
    share: 'Link to share',
    shareNote: 'A link to share opens the draft for anybody who has it, for an hour.',
    noSecret: 'Links to share need WEBHOOK_SECRET, the same here and in the plugin of WordPress.',
  },
  submissions: {
    heading: 'What visitors sent',
    text: 'What is held or not delivered yet is handled where the site runs:',
    commands: [
      { command: 'npm run submissions -- list --state held', text: 'suspected spam that waits for you' },
      { command: 'npm run submissions -- list --state parked', text: 'what the form service did not take' },
      { command: 'npm run submissions -- show Q-…', text: 'one of them; then release, retry, discard or erase' },
    ],
  },
} as const;
