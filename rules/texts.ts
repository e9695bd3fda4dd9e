/**
 * Every text of the interface, in one place (locale en-ZA). The specification's strings stand word for word.
 * `{name}` marks a gap that the caller fills with `fillText`.
 */

/** What a field says when its value is refused; `{max}` is a count of characters, `{label}` the field's label. */
export const fieldTexts = {
  required: 'Please enter your {label}.',
  unchosen: 'Please choose a {label}.',
  unknown: 'Please choose one of the options.',
  tooLong: 'Please use at most {max} characters.',
  email: 'Please enter a valid email address.',
} as const;

/** The phone input of the quote page. */
export const phoneTexts = {
  invalid: 'Please enter a valid phone number for {country}',
} as const;

/** The quote form: labels, placeholders, options and banners. */
export const quoteTexts = {
  heading: 'Quote Request Form',
  submit: 'Request a Quote',
  submitting: 'Submitting...',
  success: "Success! Your quote request has been submitted. We'll get back to you within 24 hours.",
  error: 'Error! There was a problem submitting your request.',
  errorPhone: 'Please enter a valid phone number.',
  errorCheck: 'Please check your information and try again.',
  failed: 'Failed to submit quote request',
  listHeading: 'Quote list:',
  shownAt: 'shown at {price}',
  tooManyItems: 'Please send at most {max} products at a time.',
  labels: {
    name: 'Name',
    email: 'Email',
    company: 'Company',
    phone: 'Phone',
    phoneCountry: 'Country code',
    labelType: 'Label type',
    quantity: 'Quantity',
    size: 'Size',
    material: 'Material',
    colors: 'Colours',
    usage: 'Usage',
    specialRequirements: 'Special requirements',
    timeline: 'Timeline',
    additionalInfo: 'Additional information',
  },
  placeholders: {
    size: '25x15mm, or 2.5mm round',
    material: 'Select a material',
    colors: 'Two colours, Pantone 2945 C and black',
    usage: 'Select where it will be used',
    specialRequirements: 'Numbering, approval number, void message, temperature, surface',
  },
  labelType: {
    regulatory: 'Telecoms Regulatory Labels',
    'tamper-evident': 'Tamper Evident',
    'security-void': 'Security Void',
    'intrinsic-safety': 'Intrinsic Safety',
    'packaging-tape': 'Packaging Tape',
    'multifunctional-security': 'Multifunctional Security',
    custom: 'Custom',
    other: 'Other',
  },
  quantity: {
    '1-100': '1-100',
    '101-500': '101-500',
    '501-1000': '501-1000',
    '1001-5000': '1001-5000',
    '5001-10000': '5001-10000',
    '10000+': '10000+',
  },
  material: {
    vinyl: 'Vinyl',
    polyester: 'Polyester',
    paper: 'Paper',
    metallic: 'Metallic',
    transparent: 'Transparent',
    'security-material': 'Security material',
    other: 'Other',
  },
  usage: {
    electronics: 'Electronics',
    telecommunications: 'Telecommunications',
    military: 'Military',
    mining: 'Mining',
    chemical: 'Chemical',
    packaging: 'Packaging',
    other: 'Other',
  },
  timeline: {
    '24-48-hours': '24-48 hours (Rush)',
    '1-week': '1 week',
    '2-weeks': '2 weeks',
    '1-month': '1 month',
    flexible: 'Flexible',
  },
} as const;

/** Artwork: what is said at the files of a quote request. */
export const artworkTexts = {
  listHeading: 'Artwork:',
  label: 'Artwork',
  choose: 'Choose files, or drop them here',
  hint: 'PDF, AI, EPS, SVG, PNG, JPEG or TIFF. At most 5 files, 10 MB each.',
  noScripts: 'Attaching files needs scripts. Send the request without them: we will ask for your artwork.',
  list: 'Attached files',
  sent: '{percent}% sent',
  retry: 'Try again',
  cancel: 'Cancel {name}',
  attached: '{name} is attached.',
  removed: '{name} is not attached.',
  unfinished: 'Wait until every file is attached, or remove those that are not.',
  broken: 'The upload broke off.',
  unknown: 'An attached file is no longer here. Remove it and attach it again.',
  faults: {
    FILE_TOO_LARGE: 'This file is larger than 10 MB.',
    FILE_TYPE: 'This is not a PDF, AI, EPS, SVG, PNG, JPEG or TIFF file.',
    FILE_EMPTY: 'This file is empty.',
    TOO_MANY_FILES: 'At most 5 files can be attached.',
    UPLOAD_QUOTA: 'Too many of your files wait to be sent. Send this request first.',
    UPLOADS_FULL: 'No more files can be taken right now. Try again later, or send the request without it.',
    STORAGE_FAILED: 'The file could not be stored. Try again, or send the request without it.',
  },
} as const;

/** What every form says when nothing could be stored. */
export const submissionTexts = {
  notStored: 'We could not take this right now, and nothing was sent. Please call us at {phone}, or try again later.',
  notStoredNoPhone: 'We could not take this right now, and nothing was sent. Please try again later.',
} as const;

/** The contact form. */
export const contactTexts = {
  submit: 'Send Message',
  submitting: 'Sending Message...',
  success: 'Thank you for your message! We will get back to you within 24 hours.',
  error: 'There was an error sending your message. Please try again or contact us directly.',
  labels: {
    name: 'Name',
    email: 'Email',
    phone: 'Phone',
    company: 'Company',
    subject: 'Subject',
    message: 'Message',
  },
  placeholders: { subject: 'Select a subject' },
  subject: {
    general: 'General',
    products: 'Products',
    quote: 'Quote',
    support: 'Support',
    partnership: 'Partnership',
  },
} as const;

/** The building parts that every screen uses. */
export const uiTexts = {
  optional: '(optional)',
  home: 'home',
  close: 'Close',
  dismiss: 'Dismiss',
  quantity: 'Quantity',
  less: 'One less',
  more: 'One more',
  countryCode: 'Country code',
  was: 'Was',
  onRequest: 'Price on request',
  percentOff: 'Sale, {percent}% off',
  sale: 'Sale',
  featured: 'Featured',
  rated: 'Rated {value} of 5',
  ratedFrom: 'Rated {value} of 5 from {count} reviews',
  ratedFromOne: 'Rated {value} of 5 from 1 review',
  stars: '{stars} stars',
  oneStar: '1 star',
  verified: 'Verified buyer',
  pagination: 'Pagination',
  previous: 'Previous',
  next: 'Next',
  page: 'Page {page}',
  breadcrumb: 'Breadcrumb',
  thumbnail: 'Image {number} of {total}',
  remove: 'Remove {name}',
  search: 'Search',
  stock: {
    instock: 'In Stock',
    outofstock: 'Out of Stock',
    onbackorder: 'On Backorder',
    unknown: 'Unknown',
  },
  ago: {
    today: 'today',
    yesterday: 'yesterday',
    days: '{count} days ago',
    week: '1 week ago',
    weeks: '{count} weeks ago',
    month: '1 month ago',
    months: '{count} months ago',
    year: '1 year ago',
    years: '{count} years ago',
  },
} as const;

/** The newsletter form of the blog. */
export const newsletterTexts = {
  submit: 'Subscribe',
  submitting: 'Subscribing...',
  success: 'Thank you for signing up. The next issue will come to your inbox.',
  error: 'There was an error signing you up. Please try again.',
  labels: { email: 'Email' },
} as const;

/** Dates as they are written out. */
export const calendarTexts = {
  weekdays: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
  months: [
    'January',
    'February',
    'March',
    'April',
    'May',
    'June',
    'July',
    'August',
    'September',
    'October',
    'November',
    'December',
  ],
} as const;

/** Names that content is given where its editor gave none. */
export const contentTexts = { table: 'Table', video: 'Video' } as const;

/** What a refusal or a failure says, by its code. None of them tells what is behind the gateway. */
export const errorTexts = {
  INTERNAL_SERVER_ERROR: 'Something went wrong.',
  UPSTREAM_UNREACHABLE: 'The content service did not answer.',
  UPSTREAM_TIMEOUT: 'The content service did not answer in time.',
  UPSTREAM_ERROR: 'The content service answered with an error.',
  UPSTREAM_INVALID_ANSWER: 'The content service gave an answer that could not be read.',
  UPSTREAM_UNAUTHORIZED: 'The content service refused the gateway.',
  OPERATION_MISSING: 'Send an operation as query, or the hash of a registered one as extensions.persistedQuery.',
  PERSISTED_QUERY_NOT_FOUND: 'No operation is registered under this hash. Register it with a release.',
  PERSISTED_QUERY_ONLY: 'Only registered operations run here. Send the hash of one in place of a query.',
  QUERY_TOO_LONG: 'The document has more than {limit} characters. Send a shorter one.',
  QUERY_TOO_DEEP: 'The operation is nested more than {limit} levels deep. Split it.',
  QUERY_TOO_EXPENSIVE: 'The operation costs {found} points. At most {limit} are allowed: ask for fewer fields or rows.',
  TOO_MANY_ALIASES: 'The operation has {found} aliases. At most {limit} are allowed.',
  TOO_MANY_DIRECTIVES: 'The operation has {found} directives. At most {limit} are allowed.',
  TOO_MANY_TOKENS: 'The document has more than {limit} tokens. Send a shorter one.',
  TOO_MANY_OPERATIONS: 'The document has {found} operations. At most {limit} are allowed.',
  PAYLOAD_TOO_LARGE: 'The body is larger than {limit} bytes.',
  INVALID_UTF8: 'The body is not valid UTF-8.',
  UNSUPPORTED_ENCODING: 'The body is encoded as {encoding}. Send it without Content-Encoding.',
  NOT_MULTIPART: 'Send files as multipart/form-data.',
  UNSUPPORTED_MEDIA_TYPE: 'Send the operation as JSON, with Content-Type: application/json.',
  REQUEST_ABORTED: 'The request ended before its body did.',
  CROSS_SITE_REQUEST: 'The request comes from another site.',
  UNKNOWN_HOST: 'This host is not served here. The site is at {url}.',
  MALFORMED_URL: 'The address could not be read.',
  URL_TOO_LONG: 'The address is longer than {limit} characters.',
  RATE_LIMITED: 'Too many requests. Try again in {seconds} s.',
  NOT_FOUND: 'There is nothing at this address.',
  POST_REQUIRED: 'This belongs to one visitor. Ask for it by POST.',
  METHOD_NOT_ALLOWED: 'This address does not answer {method}.',
  IMAGE_UNAVAILABLE: 'The image could not be fetched.',
} as const;

/** The words of the breadcrumbs. */
export const crumbTexts = {
  home: 'Home',
  products: 'Products',
  blog: 'Blog',
  about: 'About Us',
  contact: 'Contact',
  quote: 'Request Quote',
} as const;

/** What a screen says when a service did not answer; its heading is the screen's own. */
export const failureTexts = {
  notLoaded: 'This page could not be loaded.',
  retry: 'Try Again',
  requestId: 'Request {id}',
} as const;

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
  category: 'Posts in the category {name}.',
  tag: 'Posts tagged {name}.',
  author: 'Posts by {name}.',
} as const;

/** Every post, by date. */
export const archiveTexts = {
  heading: 'Blog Archive',
  crumb: 'Archive',
  lead: 'Everything we have written about labels, seals and tape, newest first.',
  errorHeading: 'Error loading blog posts',
  errorText: 'There was a problem loading the blog posts. Please try again later.',
  emptyAction: 'Blog Archive',
} as const;

/** What search engines are told, as /seo-tools shows it. */
export const seoToolsTexts = {
  heading: 'SEO Tools',
  lead: 'What search engines are told of this site: its addresses, the rules for crawlers, and what every page says of itself.',
  status: {
    heading: 'Status',
    sitemap: 'Sitemap',
    addresses: '{count} addresses',
    robots: 'Robots.txt',
    blocked: 'Crawlers blocked: {count}',
    feed: 'Feed',
    url: 'Site address',
    name: 'Site name',
    description: 'Tagline',
    logo: 'Logo',
    shared: 'Shown where a page is shared without a picture of its own',
    address: 'Business address',
    phone: 'Phone',
    email: 'Email',
    unset: 'Not set',
    ready: 'Ready',
    missing: 'Missing',
  },
  sitemap: {
    heading: 'XML Sitemap Generator',
    total: 'Total URLs: {count}',
    empty: 'No addresses yet: posts, pages and products are still being read.',
    preview: 'The first addresses of the sitemap',
    url: 'URL',
    frequency: 'Frequency',
    priority: 'Priority',
    more: 'and {count} more',
    download: 'Download Sitemap',
    note: 'The same file that crawlers find at /sitemap.xml.',
  },
  robots: {
    heading: 'Robots.txt Generator',
    preview: 'The content of robots.txt',
    download: 'Download Robots.txt',
    copy: 'Copy to Clipboard',
    copied: 'Robots.txt content copied to clipboard!',
    notCopied: 'This browser does not let pages copy. Select the text and copy it by hand.',
  },
  checklist: {
    heading: 'SEO Checklist',
    items: [
      'Every page has a title and a description of its own',
      'Every page names its canonical address',
      'Open Graph and card details for sharing',
      'Structured data for the organisation, products, posts and breadcrumbs',
      'XML sitemap at /sitemap.xml',
      'Crawler rules at /robots.txt',
      'Feed of new posts at /feed.xml',
      'Content, links and pages work without JavaScript',
      'Pictures have sizes, alternatives and widths for every screen',
      'Old addresses lead to the new ones for good',
      'Missing pages answer 404, failures 502 or 503',
      'Search results without a match are not indexed',
    ],
  },
} as const;

/** One post. */
export const postTexts = {
  notFound: 'Post not found',
  author: 'Author',
  published: 'Published',
  updated: 'Updated',
  category: 'Category',
  categories: 'Categories',
  tags: 'Tags',
  details: 'About this post',
  commentsOpen: 'Comments are open.',
  commentsNote: 'Comments are read before they are published.',
  protected: 'This post is protected by a password.',
  protectedNote: 'Its words are shown only where the password can be entered.',
  more: 'More posts',
  previous: 'Previous post',
  next: 'Next post',
} as const;

/** A page that an editor wrote. */
export const pageTexts = {
  notFound: 'Page Not Found',
  notFoundBody: 'Page not found',
  contentNotFound: 'Content not found',
  missing: "The post you're looking for doesn't exist or has been removed.",
  missingPage: "The page you're looking for doesn't exist or has been removed.",
  goHome: 'Go Home',
  updated: 'Last updated',
} as const;

/** The call to action that ends a page. */
export const docketTexts = {
  title: 'Tell us the surface. We will cut the seal.',
  steps: ['Submit Requirements', 'Expert Review', 'Custom Quote'],
  action: 'Start Your Quote',
  note: 'Quote response within 24 hours',
} as const;

/** The about page, where its editor left a field empty. */
export const aboutTexts = {
  title: 'About Us',
  heroTitle: '24 years of proof, printed',
  heroArea:
    'We make the small part that proves the large part is genuine. From Johannesburg, for manufacturers, importers and repair facilities at home and across the border.',
  sectionOneTitle: 'Our specialties',
  sectionOne: [
    'Tamper evident and security void labels. ICASA, ZICTA and SABS approval labels. Intrinsic safety labels for mining and chemical plant. Branded box sealing tape.',
    'One team takes the job from licence letter to finished roll, so the wording that was approved is the wording that is printed.',
  ],
  sectionTwoTitle: 'Innovation at 2.5 mm',
  sectionTwo: [
    'Our smallest label is 2.5 mm across and still breaks when it is lifted. It fits the head of a single phone screw, and it is printed, cut and counted on the same line as everything else.',
  ],
  pressAlt: 'Diagram of a narrow-web label press',
  microAlt: 'A 2.5 millimetre seal under a loupe',
  labels: 'See our labels',
  products: 'All products',
  contact: 'Contact',
  stats: [
    { value: '24 years', label: 'of experience' },
    { value: '98%', label: 'client satisfaction' },
    { value: '100%', label: 'custom solutions' },
    { value: '24/7', label: 'support' },
  ],
} as const;

/** The mails that follow a form. */
export const mailTexts = {
  greeting: 'Hello {name},',
  quote: {
    subject: 'Your quote request {reference}',
    received: "We have received your quote request. We'll get back to you within 24 hours.",
    asked: 'What you asked for',
  },
  contact: {
    subject: 'Your message {reference}',
    received: "We have received your message. We'll get back to you within 24 hours.",
    asked: 'What you wrote',
  },
  unasked: 'If you did not send this, somebody entered your address by mistake: nothing else will come of it.',
  copySubject: {
    quote: 'Quote request {reference}, {name}',
    contact: 'Message {reference}, {name}',
    newsletter: 'Newsletter sign-up {reference}',
  },
} as const;

/** What stands under the size field. */
export const sizeTexts = {
  rectangle: '{width} x {height} mm',
  round: '{width} mm round',
  oval: '{width} x {height} mm oval',
  understood: 'Read as {size}.',
  unread: 'Written like 25x15mm or 2.5mm round it is drawn here to scale. We read anything else too.',
  drawing: 'Drawing of a label of {size}, above a ruler in millimetres',
  trueSize: 'True size. Ruler in mm.',
  aboutTrueSize: 'About true size: screens differ. Ruler in mm.',
  reduced: 'Drawn at 1:{times}. Ruler in mm.',
  calibrate: 'Set the scale with a bank card',
  howTo: 'Hold a bank card against the screen and move the slider until the outline is as long as the card.',
  slider: 'Length of the outline',
  forget: 'Forget this scale',
  source: '{source}; read on {date}.',
} as const;

/** Everything on the quote page around its form. */
export const quotePageTexts = {
  title: 'Request Quote',
  badge: '24-48 Hour Turnaround',
  heroTitle: 'Request a quote for custom labels',
  heroSubtitle:
    'Tell us what you are sealing or approving. A label specialist checks the material, adhesive and print method, and answers within 24 hours.',
  ticks: ['Free Instant Quote', 'Expert Consultation', 'Custom Manufacturing', 'Rapid Delivery'],
  start: 'Start Your Quote',
  call: 'Call Expert Team',
  stats: [
    { value: '24 years', label: 'of experience' },
    { value: '24 hours', label: 'quote response' },
    { value: '98%', label: 'client satisfaction' },
    { value: '100%', label: 'custom solutions' },
  ],
  processTitle: 'Our Quote Process',
  steps: [
    {
      title: 'Submit Requirements',
      text: 'Label type and quantity are enough to start. Add a size, surface or artwork note if you have one.',
    },
    {
      title: 'Expert Review',
      text: 'We match material and adhesive to your surface, and check approval wording where a regulator is involved.',
    },
    { title: 'Custom Quote', text: 'Price per roll, lead time and a proof to approve, within 24 hours.' },
  ],
  pressAlt: 'Diagram of a narrow-web label press: unwind, four print stations, die cut and rewind',
  help: 'Need Help?',
  service: 'Custom labels and sealing tape to order',
  required: 'Four required fields',
  partNeed: 'What do you need?',
  partMaterial: 'Size and material',
  partWhen: 'When?',
  partContact: 'Where do we send the quote?',
  foot: 'Quote response within 24 hours. Your details stay in the form if anything needs correcting.',
  why: 'We use these details to price your request and to answer you.',
  about: 'About: {name} × {quantity}',
  prefill: '{name} ({sku}), quantity {quantity}',
  prefillNoSku: '{name}, quantity {quantity}',
} as const;

/** What a visitor is told who puts a product on the quote list. */
export const addedTexts = {
  add: 'Add to quote list',
  added: 'Added to quote list',
  view: 'View quote list',
  full: 'Your quote list is full',
  fullText: 'Send it, or remove a product first.',
} as const;

/** The quote list on the quote page. */
export const quoteListTexts = {
  heading: 'Your quote list',
  total: '{products} products, {pieces} pieces',
  totalOne: '1 product, {pieces} pieces',
  totalPiece: '1 product, 1 piece',
  sent: 'The list is sent with your request.',
  quantityOf: 'Quantity of {name}',
  notesOn: 'Notes on {name}',
  notes: 'Notes: size, wording, numbering',
  remove: 'Remove',
  clear: 'Clear the list',
  shop: 'Continue Shopping',
} as const;

/** A list of SKUs and quantities, pasted or read from a file. */
export const pasteTexts = {
  summary: 'Paste a list of SKUs',
  lines: 'SKU and quantity, one product per line',
  example: 'SEC-VD-3819B, 5',
  hint: 'Separated by a comma, a semicolon, a tab or a space, with or without a header.',
  file: 'Or read a CSV or text file',
  add: 'Add to quote list',
  adding: 'Looking up...',
  empty: 'Please paste a list first.',
  failed: 'The SKUs could not be looked up. Please try again.',
  unreadableFile: 'This file could not be read as text. Please paste its lines.',
  longFile: 'This file is too long for a quote list. Please paste the lines you need.',
  added: '{count} products were added.',
  addedOne: '1 product was added.',
  addedNone: 'No product was added.',
  left: 'These lines stay above, to be corrected:',
  line: 'Line {line}: {text}',
  notFound: 'not found',
  unreadable: 'SKU or quantity could not be read',
  full: 'the quote list is full',
} as const;

/** What this browser keeps of a form. */
export const keptTexts = {
  restored: 'Your unfinished request is here again.',
  restoredMessage: 'Your unfinished message is here again.',
  afresh: 'Start afresh',
  earlier: 'Your last request was {reference}. This browser remembers it.',
  details: 'Use my last details',
  again: 'Ask for this again',
  forget: 'Forget it',
  filled: 'Filled in from your last request',
} as const;

/** What a buyer sees whose request has arrived. */
export const sentTexts = {
  next: 'What happens next',
  done: 'Done: we have what you sent.',
  print: 'Print',
  slip: 'Quote request {reference}',
  received: 'Received on {date}',
  answer: 'Answer within 24 hours',
  asked: 'What you asked for',
  list: 'Quote list',
  listed: '{quantity} x {name}',
} as const;

/** Everything on the contact page around its form. */
export const contactPageTexts = {
  title: 'Contact Us',
  lead: 'Ask about a product, an approval or an order. We get back to you within 24 hours.',
  form: 'Send a message',
  required: 'Four required fields',
  message: 'Message',
  why: 'We use these details to answer your message.',
  talk: 'Talk to us',
  hours: 'Business hours',
  closed: 'Closed',
  routesAlt: 'Delivery routes from Johannesburg',
} as const;

/** What the forms share. */
export const formTexts = {
  privacy: 'Privacy policy',
  reference: 'Your reference number is {reference}.',
  check: 'Please check your information and try again.',
  call: 'You can also call us on {phone}.',
  limited: 'Too many forms came from your connection. Please try again in a few minutes: what you wrote stays here.',
  website: 'Leave this empty',
  answerBy: 'Outside office hours: by {time}',
} as const;

/** The newsletter band of the blog. */
export const newsletterPageTexts = {
  heading: 'New materials and rule changes, by email',
  placeholder: 'name@company.co.za',
  consent: 'By subscribing you agree to get our newsletter by email. You can leave with one click.',
} as const;

/** Header, footer and what stands around every screen. */
export const layoutTexts = {
  skip: 'Skip to content',
  turnaround: ['24-48 hour', 'turnaround in South Africa'],
  delivery: ['5 days', 'international delivery'],
  primary: 'Primary',
  home: 'Home',
  about: 'About',
  products: 'Products',
  contact: 'Contact',
  menu: 'Menu',
  search: 'Search',
  requestQuote: 'Request quote',
  requestQuoteOne: 'Request quote, 1 product on your list',
  requestQuoteMany: 'Request quote, {count} products on your list',
  families: {
    regulatory: 'Regulatory Products',
    security: 'Security Products',
    specialty: 'Specialty Products',
    general: 'General Products',
  },
  loading: 'Loading...',
  menuFailed: 'Error loading menu',
  menuEmpty: 'No items found',
  offRange: 'Not in the range?',
  offRangeWords: 'We cut any shape from 2.5 mm up, on the material your surface needs.',
  catalog: 'Product Catalog',
  quote: 'Request a Quote',
  footer: {
    words:
      'Tamper evident, security void and telecom regulatory labels, and branded box sealing tape. Johannesburg, Gauteng.',
    company: 'Company',
    regulatory: 'Regulatory',
    security: 'Security',
    specialty: 'Specialty',
    general: 'General',
    requestQuote: 'Request Quote',
    help: 'Need Help?',
    phone: 'Phone',
    email: 'Email',
    closed: 'Closed',
    rights: '© {name}. Johannesburg, South Africa.',
    terms: 'Terms of Service',
    cookies: 'Cookies',
    privacy: 'Privacy Policy (PDF)',
  },
  notifications: 'Notifications',
  broken: 'Something went wrong.',
  brokenWords: 'This page could not be shown. Try again, or go on from the home page.',
  goHome: 'Go Home',
} as const;

/** The home page. */
export const homeTexts = {
  pageTitle: 'Security, regulatory and tamper evident labels',
  years: '24 years of labels, seals and tape',
  title: 'Experts in innovative marketing and printing solutions.',
  lead: 'Tamper evident, security void and telecom regulatory labels, printed and die-cut in Johannesburg for manufacturers, importers and repair facilities.',
  quote: 'Request a Quote',
  more: 'Learn more',
  heroAlt:
    'A press sheet of security, approval and asset labels. One void label is peeled back and has left its message on the sheet.',
  glance: 'At a glance',
  figures: {
    years: ['24', 'years', 'of experience in security and regulatory print'],
    hours: ['24-48', 'hours', 'turnaround in South Africa'],
    days: ['5', 'days', 'international delivery'],
    smallest: ['2.5', 'mm', 'smallest label, shown at actual size'],
    satisfied: ['98', '%', 'client satisfaction'],
  },
  why: 'Why choose us?',
  whyLead:
    'A seal is only worth what it proves. We make each one to show, without doubt, whether a product has been opened, swapped or copied.',
  whyAction: 'See our labels',
  reasons: [
    [
      '24 years of experience',
      'Approvals, adhesives and press work under one roof, for buyers who answer to a regulator.',
    ],
    [
      '100% custom solutions',
      'Your size, shape, colours, numbering and void message. Nothing is taken off a shelf unless you want it to be.',
    ],
    ['Labels down to 2.5 mm', 'Round seals that sit on a single phone screw and still break when lifted.'],
    [
      'Quote response within 24 hours',
      'Then 24-48 hour turnaround in South Africa, or 5 days delivered across a border.',
    ],
  ],
  services: 'Our Services',
  servicesLead: 'Three lines of work, each with its own materials, adhesives and rules.',
  tamper: [
    'Tamper evident and security void labels',
    'Lift the label and it leaves a VOID message behind, or breaks into pieces too small to refit. For cartons, casings, meters, ballots and sample bags.',
  ],
  tamperKinds: ['Void polyester', 'Eggshell vinyl', 'Bridge seals', 'Carton tape'],
  regulatory: [
    'Telecom regulatory labels',
    'ICASA, ZICTA and SABS approval labels with your licence numbers, ready to fit before goods clear customs.',
  ],
  multi: [
    'Multifunctional security label',
    'Hologram, void adhesive, serial number and scratch panel on one label, in one application.',
  ],
  checks: 'Six checks on one label',
  checksLead: 'The multifunctional security label, read the way an inspector reads it.',
  checksAlt: 'Multifunctional security label with six numbered features',
  checkList: [
    ['Holographic strip', 'Shifts as it turns. A copier or scanner records it as flat grey.'],
    ['Microtext border', 'Reads as a line to the eye and as text under a loupe.'],
    ['Serial number and barcode', 'Sequential, never repeated, supplied with the number log.'],
    ['Guilloche background', 'Interlaced line work that fills in when it is screened and reprinted.'],
    ['Void adhesive', 'Lift any corner and the message transfers to the surface for good.'],
    ['Scratch panel', 'Hides a one-time code until the buyer chooses to check it.'],
  ],
  range: 'The range',
  buyers: 'Who fits them, and where',
  buyerColumns: ['Buyer', 'What they fit', 'Where it goes', 'Usual material'],
  buyerRows: [
    [
      'Electronics manufacturers',
      'Approval labels, asset tags, warranty seals',
      'Coated plastic and metal casings',
      'White or metallised polyester',
    ],
    [
      'Phone importers',
      'ICASA and ZICTA labels, IMEI labels',
      'Handsets, chargers, retail boxes',
      'Polyester, thermal paper',
    ],
    [
      'Repair facilities',
      'Micro seals, warranty void seals',
      'Screw heads, seams, batteries',
      'Ultra-destructible vinyl',
    ],
    ['Telecoms', 'Type approval plates, serialised tags', 'Routers, masts, street cabinets', 'Metallised polyester'],
    [
      'Military and mining',
      'Equipment plates, intrinsic safety labels',
      'Painted steel, anodised aluminium',
      'Aluminium, laminated polyester',
    ],
    ['Chemical', 'Drum diamonds, void tape, QC labels', 'Steel drums, HDPE, kraft cartons', 'Marine vinyl, void film'],
  ],
} as const;

/** The search screen and the overlay. */
export const searchTexts = {
  title: 'Search',
  results: 'Search results for "{query}"',
  searching: 'Searching...',
  ask: 'Enter a word of at least 2 characters to search posts, pages and products.',
  found: 'Found {count} results',
  foundOne: 'Found 1 result',
  nothing: 'No results found',
  nothingFor: 'No results found for "{query}"',
  suggestionsHead: 'You could try:',
  suggestions: ['Check your spelling', 'Use different keywords', 'Try more general terms'],
  browse: 'Browse categories',
  pastEnd: 'The results end before this page.',
  firstPage: 'Go to the first page',
  failedTitle: 'Search results could not be loaded',
  failed: 'Please try again in a moment.',
  groupFailed: '{group} could not be loaded.',
  posts: 'Posts',
  pages: 'Pages',
  products: 'Products',
  productHint: 'Looking for a product?',
  productHintWords: 'Products have their own search, with categories and sale filters.',
  description: 'What was found on this site for "{query}".',
  askDescription: 'Search the posts, pages and products of this site.',
  overlayLabel: 'Search posts and pages...',
  submit: 'Search',
  close: 'Close search',
  escape: ['Esc', 'closes'],
  pagination: 'Pages of results',
} as const;

/** What stands where nothing is. */
export const notFoundTexts = {
  code: 'Error {status}',
  title: 'Page Not Found',
  refused: 'This Did Not Work',
  lead: 'Someone lifted this one. The page has moved, or it was never here.',
  home: 'Go Home',
  catalog: 'Product Catalog',
  alt: 'A security label peeled off, leaving VOID on the steel beneath',
} as const;

/** Lists of products: the catalogue, a category, the services. */
export const catalogueTexts = {
  title: 'Product Catalog',
  titlePaged: '{title}, page {page}',
  lead: 'Regulatory, security and specialty labels and sealing tape. Buy standard rolls, or request a quote for your own artwork.',
  description:
    'Tamper evident, security void and telecom regulatory labels, and branded box sealing tape: sizes, materials, stock and prices.',
  home: 'Home',
  products: 'Products',
  filters: 'Filters',
  closeFilters: 'Close filters',
  search: 'Search products',
  searchPlaceholder: 'Name or SKU',
  category: 'Category',
  allProducts: 'All products',
  showOnly: 'Show only',
  onSale: 'On sale',
  featured: 'Featured',
  apply: 'Apply filters',
  price: 'Price',
  priceFrom: 'From',
  priceTo: 'To',
  priceChip: '{from} to {to}',
  stock: 'Availability',
  rating: 'Rating',
  anyRating: 'Any rating',
  atLeastStars: '{stars} stars and more',
  atLeastStar: '1 star and more',
  moreOptions: '{count} more',
  sortBy: 'Sort by',
  sort: {
    relevance: 'Best match',
    'date-desc': 'Newest first',
    'date-asc': 'Oldest first',
    'title-asc': 'Title A to Z',
    'title-desc': 'Title Z to A',
    'popularity-desc': 'Most popular',
    'rating-desc': 'Highest rated',
    'price-asc': 'Lowest price',
    'price-desc': 'Highest price',
  },
  showing: 'Showing {range} of {total} products',
  showingOne: 'Showing {total} product',
  show: 'Show {count}',
  active: 'Filters that are set',
  searchChip: '"{search}"',
  clear: 'Clear all filters',
  none: 'No Products Found',
  noneFiltered: 'Nothing in the catalogue matches these filters.',
  noneYet: 'There is nothing here yet.',
  pastEnd: 'There is no such page: the list ends with page {last}.',
  firstPage: 'Go to the first page',
  failed: 'Failed to Load Products',
  failedMessage: 'The products could not be loaded. The shop did not answer.',
  reload: 'Reload',
  requestId: 'Request {id}',
  otherSize: 'Need another size?',
  otherSizeText: 'Every label here can be cut to your size and numbered to your sequence.',
  requestAQuote: 'Request a Quote',
  sample: 'These are sample products. They stand in while the shop cannot be reached, and are not for sale.',
  categoryMissing: 'Category Not Found',
  categoryMissingText: 'There is no category at this address.',
  labels: 'Labels',
  labelsLead: 'Four families of labels, seals and tape. Each is cut to your size and printed to your artwork.',
  allIn: 'All in {name}',
  count: '{count} products',
  countOne: '1 product',
  services: 'Services',
} as const;

/** A product: its card, its page and its choices. */
export const productTexts = {
  requestQuote: 'Request Quote',
  requestQuoteFor: 'Request Quote for {name}',
  notFound: 'Product Not Found',
  notFoundText: 'The requested product could not be found.',
  sku: 'SKU',
  readReviews: 'Read reviews',
  per: 'per {pack}',
  withTax: 'including VAT',
  withoutTax: 'excluding VAT',
  range: '{min} to {max}',
  andUp: 'and up',
  sizes: '{count} sizes',
  choose: 'Please select product options above to see pricing and availability.',
  notAvailable: 'This combination is not available. Please try a different selection.',
  noVariations: 'No variations available for this product.',
  variationsFailed: 'The options could not be loaded.',
  chosen: 'Show this selection',
  chosenName: '{name} ({options})',
  left: '{count} left',
  share: 'Share',
  shared: 'Link copied.',
  notShared: 'Copy the link from the address bar.',
  relatedLink: 'Related products',
  turnaround: '24-48 hour turnaround in South Africa',
  delivery: '5 days international delivery.',
  image: 'Pictures of {name}',
  zoom: 'Open larger image',
  zoomed: 'Larger image of {name}',
  previousImage: 'Previous image',
  nextImage: 'Next image',
  set: 'In this set',
  external: 'Buy from the seller',
  description: 'Description',
  specifications: 'Specifications',
  weight: 'Weight',
  weightValue: '{weight} kg',
  dimensions: 'Dimensions',
  dimensionsValue: '{dimensions} cm',
  meta: {
    pack: 'Pack',
    face_material: 'Face material',
    adhesive: 'Adhesive',
    core: 'Core',
    void_message: 'Void message',
    numbering: 'Numbering',
    finish: 'Finish',
    temperature_range: 'Temperature range',
    min_order_qty: 'Minimum order',
  },
  related: 'Related products',
  relatedFailed: 'The related products could not be loaded.',
  all: 'All products',
} as const;

/** The reviews of a product. */
export const reviewTexts = {
  heading: 'Reviews',
  none: 'No reviews yet. Be the first to review this product!',
  failed: 'Error loading reviews',
  failedMessage: 'The reviews could not be loaded.',
  pastEnd: 'There are no reviews on this page.',
  firstPage: 'First page of reviews',
  pages: 'Pages of reviews',
  retry: 'Try again',
  success: 'Thank you for your review! It may take some time to appear after moderation.',
  incomplete: 'Please fill in all required fields.',
  notSubmitted: 'Failed to submit review',
  closed: 'This product takes no reviews.',
  duplicate: 'You have already said this about this product.',
  rating: 'Please choose 1 to 5 stars.',
  labels: { reviewer: 'Name', email: 'Email', review: 'Review', rating: 'Rating' },
} as const;

/** The cart: what its visitor is told that they did not do, and why a change was not made. */
export const cartTexts = {
  notices: {
    CART_EXPIRED: 'Your cart had expired, so a new one was started.',
    CART_UNREADABLE: 'Your cart could not be found, so a new one was started.',
    PUT_BACK: 'What was in your cart has been put back.',
    NOT_PUT_BACK: 'Something that was in your cart could not be put back.',
    QUANTITY_LOWERED: 'There are fewer of {item} than you wanted: {quantity} instead of {before}.',
    OUT_OF_STOCK: 'Something in your cart is out of stock.',
    ITEM_REMOVED: 'Something was removed from your cart because it is no longer sold.',
    NOT_ADDED: 'One of the products could not be added.',
    CART_PROBLEM: 'Something in your cart needs your attention.',
  },
  failures: {
    REFUSED: 'The cart could not be changed.',
    NOTHING_TO_DO: 'There is nothing in the list to add.',
    TOO_MANY_ITEMS: 'Please add at most {max} products at a time.',
    RATE_NOT_OFFERED: 'This way of shipping is not offered for your address.',
  },
} as const;

/** The cart on its screen, in its drawer and on the way into it. */
export const basketTexts = {
  title: 'Shopping Cart',
  description: 'What you are about to order, with prices, tax and shipping.',
  crumb: 'Cart',
  icon: 'Cart',
  iconOne: 'Cart, 1 item',
  iconMany: 'Cart, {count} items',
  drawer: 'Cart ({count})',
  close: 'Close cart',
  view: 'View Cart',
  checkout: 'Checkout',
  add: 'Add to cart',
  addFor: 'Add {name} to cart',
  added: 'Added to Cart',
  notAdded: 'Failed to Add to Cart',
  notAddedText: 'Please try again or contact support if the problem persists.',
  notChanged: 'The cart could not be changed',
  notChangedText: 'The shop does not answer. Your change is kept here and sent as soon as it does.',
  tryLater: 'The shop does not answer. Please try again.',
  unsaved: 'Not saved yet',
  unsavedText: 'The shop does not answer. Your changes are kept in this browser and sent as soon as it does.',
  copyText: 'The shop does not answer. This is the cart as this browser knows it.',
  failed: 'Failed to Load Cart',
  drawerFailed: 'Error loading cart',
  failedText: 'Your cart could not be loaded.',
  reload: 'Reload',
  tryAgain: 'Try again',
  loading: 'Loading your cart...',
  empty: 'Your cart is empty',
  emptyText: 'Products you add stay here until you order. Custom work goes on a quote list.',
  shop: 'Continue Shopping',
  clear: 'Clear cart',
  remove: 'Remove',
  update: 'Update',
  quantityOf: 'Quantity of {name}',
  each: '{price} each',
  times: '{sku} × {quantity}',
  timesOnly: '× {quantity}',
  working: 'Being worked out',
  summary: 'Order Summary',
  items: 'Items ({count})',
  discount: 'Discount',
  minus: '−{amount}',
  shipping: 'Shipping',
  shippingOpen: 'Worked out at checkout',
  tax: 'Includes {name} {rate}%',
  taxNoRate: 'Includes {name}',
  total: 'Total',
  proceed: 'Proceed to Checkout',
  turnaround: '24-48 hour turnaround in South Africa once your proof is approved.',
  coupon: 'Coupon code',
  applyCoupon: 'Apply',
  removeCoupon: 'Remove coupon {code}',
  estimate: 'Estimate shipping',
  estimateButton: 'Estimate',
  rates: 'Ways of shipping',
  chooseRate: 'Choose',
  rate: '{name}, {price}',
  noRates: 'Nothing is sent there yet. Ask us for a quote.',
  listedOne: '1 product is on your quote list.',
  listedMany: '{count} products are on your quote list.',
  listedText: 'Custom and out of stock items are priced by our team and are not part of this total.',
  requestQuote: 'Request Quote',
  toQuote: 'Ask for a quote instead',
} as const;

/** An address at the checkout. */
export const addressTexts = {
  labels: {
    firstName: 'First name',
    lastName: 'Last name',
    company: 'Company',
    address1: 'Street address',
    address2: 'Unit, building or floor',
    city: 'Town or city',
    state: 'Province',
    postcode: 'Postal code',
    country: 'Country',
    phone: 'Phone',
    email: 'Email',
  },
  country: 'Please choose a country.',
  noPostcode: 'Please enter your postal code.',
  postcode: 'Please enter a valid postal code for {country}.',
  province: 'Please choose a province.',
  provinces: {
    EC: 'Eastern Cape',
    FS: 'Free State',
    GP: 'Gauteng',
    KZN: 'KwaZulu-Natal',
    LP: 'Limpopo',
    MP: 'Mpumalanga',
    NC: 'Northern Cape',
    NW: 'North West',
    WC: 'Western Cape',
  },
} as const;

/** The checkout: its fields, and why an order was not placed. */
export const checkoutTexts = {
  labels: { vatNumber: 'VAT number', purchaseOrder: 'Purchase order number', note: 'Order notes' },
  paymentMethods: { bacs: 'Bank transfer (EFT)', cheque: 'Cheque', cod: 'Cash on delivery' },
  choosePayment: 'Please choose how you want to pay.',
  acceptTerms: 'Please accept the terms and conditions.',
  vatNumber: 'Please enter a VAT number of ten digits that begins with 4.',
  noteVat: 'VAT number: {value}',
  notePurchaseOrder: 'Purchase order: {value}',
  invalid: 'Please check the fields that are marked.',
  failures: {
    NO_CART: 'Your cart is empty.',
    CART_EXPIRED: 'Your cart had expired. Please put the products in it again.',
    TOTAL_CHANGED: 'The total has changed since you last saw it. Please check it and place the order again.',
    CART_CHANGED: 'Your cart has changed since you last saw it. Please check it and place the order again.',
    PAYMENT_NOT_OFFERED: 'This way to pay is not offered for this order.',
    NO_SHIPPING: 'Nothing is shipped to this address.',
    REFUSED: 'The shop did not take the order.',
    KEY_REUSED: 'This order was already sent with other details. Please reload the page.',
    BEING_CHECKED:
      'The shop has not answered yet, so we are checking whether your order arrived. Please do not order again: wait a minute, then press the button once more.',
  },
} as const;

/** The checkout's screen. */
export const checkoutPageTexts = {
  title: 'Checkout',
  description: 'Where your order goes and how it is paid.',
  cart: 'Cart',
  failed: 'Failed to Load Cart',
  heading: 'Your order',
  required: 'What is not optional is needed',
  noScript:
    'Ordering needs JavaScript, so that no order is made twice. Please switch it on for this site, or order by phone or email.',
  partContact: 'Who is ordering?',
  partBilling: 'Where does the bill go?',
  partDelivery: 'Where does the order go?',
  partRates: 'How is it sent?',
  partInvoice: 'Anything for the invoice or the courier?',
  partPayment: 'How do you want to pay?',
  partTerms: 'Terms of service',
  phoneHint: 'For the courier, or if something is unclear.',
  elsewhere: 'Send it to a different address',
  region: 'State or region',
  chooseProvince: 'Choose a province',
  noteHint: 'Gate code, delivery hours or who to ask for.',
  vatHint: 'Ten digits that begin with 4.',
  ratesLater: 'Fill in your province and postal code to see how it can be sent, and what that costs.',
  ratesNone: 'Nothing is shipped to this address.',
  rate: '{name}, {price}',
  estimating: 'Working out shipping and tax',
  rateFailed: 'This way of sending could not be chosen. Please try again.',
  payment: 'Payment method',
  delivery: 'Delivery',
  accept: 'I have read and accept the {terms}.',
  terms: 'Terms of Service',
  toPay: 'To pay: {total}',
  place: 'Place Order',
  placing: 'Placing your order...',
  checking: 'Checking your order...',
  once: 'You are charged exactly this sum. If anything changes it, nothing is ordered and you are asked again.',
  placed: 'Your order has been placed.',
  notSent: 'The shop did not answer, and nothing was ordered. Please try again in a moment.',
  sums: 'You saw {before}, now it is {now}.',
  putBack:
    'Your cart had expired, and nothing was ordered. Your products are back in it: please check them and place the order again.',
  unclearTitle: 'We are checking whether your order arrived',
  unclear:
    'The shop has not answered yet. We keep asking, and your order is placed once at most. Please leave this page open.',
  unknownTitle: 'Nobody knows yet whether your order arrived',
  unknown:
    'The shop still has not answered. Nothing you typed is lost. Ask again in a few minutes, or call us before you order anywhere else: asking never orders twice.',
  askAgain: 'Ask Again',
  emptyTitle: 'Your cart is empty',
  empty: 'There is nothing to order yet. Standard rolls ship within 24-48 hours in South Africa.',
  shop: 'Continue Shopping',
  elsewhereTitle: "Pay at the shop's own checkout",
  elsewhereText: 'This shop takes payment in a way that this page does not offer. Your order is completed there.',
  elsewhereGo: 'Go to the Checkout',
  backToCart: 'Change the cart',
} as const;

/** The sums of an order, before and after it is placed. */
export const orderSumTexts = {
  heading: 'Order Summary',
  items: 'Items ({count})',
  coupon: 'Coupon {code}',
  shipping: 'Shipping',
  shippingOpen: 'Not known yet',
  tax: 'Including {name}',
  taxAt: 'Including {name} {rate}%',
  total: 'Total',
  discount: '−{amount}',
  line: '{quantity} × {name}',
} as const;

/** The screen of a placed order. */
export const orderTexts = {
  title: 'Order received',
  heading: 'Order {number}',
  thanks: 'Thank you. Your order has been received.',
  placed: 'Placed on {date}',
  status: 'Status',
  payment: 'Payment',
  note: 'Your notes',
  billing: 'Billing address',
  shipping: 'Delivery address',
  items: 'What you ordered',
  next: 'What happens next',
  print: 'Print this order',
  shop: 'Continue Shopping',
  statuses: {
    pending: 'Waiting for payment',
    'on-hold': 'Waiting for your payment to arrive',
    processing: 'Being made ready',
    completed: 'Completed',
    cancelled: 'Cancelled',
    refunded: 'Refunded',
    failed: 'Payment failed',
  },
  paySteps: {
    bacs: { title: 'You pay by bank transfer', text: 'Please give order number {number} as the reference.' },
    cheque: { title: 'You send the cheque', text: 'Please write order number {number} on its back.' },
    cod: { title: 'We make your order ready', text: 'You pay when it is delivered.' },
    other: { title: 'We confirm your order', text: 'You get an email with the details.' },
  },
  steps: [
    { title: 'You get an email', text: 'It goes to {email} and repeats everything on this page.' },
    { title: 'It is on its way', text: 'Standard rolls ship within 24-48 hours in South Africa.' },
  ],
  askTitle: 'Whose order is it?',
  ask: 'This order was placed in another browser. Please give the email address it was placed with.',
  askField: 'Billing email',
  askSend: 'Show the Order',
  missingTitle: 'Order not found',
  missing: 'There is no order at this address. Please check the link in your email.',
  unfit: 'This email address and this link do not fit together. Please check both.',
  failed: 'Failed to Load Order',
} as const;
