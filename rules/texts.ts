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
  UNSUPPORTED_MEDIA_TYPE: 'Send the operation as JSON, with Content-Type: application/json.',
  REQUEST_ABORTED: 'The request ended before its body did.',
  CROSS_SITE_REQUEST: 'The request comes from another site.',
  UNKNOWN_HOST: 'This host is not served here.',
  RATE_LIMITED: 'Too many requests. Try again in {seconds} s.',
  NOT_FOUND: 'There is nothing at this address.',
  METHOD_NOT_ALLOWED: 'This address does not answer {method}.',
  IMAGE_UNAVAILABLE: 'The image could not be fetched.',
} as const;
