import type { LayoutQuery } from '../gql/unmasked.ts';

type Primary = NonNullable<LayoutQuery['primary']>['items'];
type Column = NonNullable<LayoutQuery['regulatory']>;

const item = (id: string, title: string, href: string): Primary[number] => ({
  __typename: 'MenuItem',
  id,
  title,
  href,
  external: false,
  newTab: false,
  children: [],
});

const column = (id: string, title: string, href: string, description: string): Column => ({
  __typename: 'Menu',
  id,
  items: [
    { __typename: 'MenuItem', id: `${id}1`, title, href, external: false, newTab: false, description, children: [] },
  ],
});

/** What the gateway says of the embedded site's layout. */
export const layoutAnswer: LayoutQuery = {
  __typename: 'Query',
  site: {
    __typename: 'Site',
    name: 'Diri Labels',
    description: 'Labels and seals',
    url: 'http://localhost:4000',
    currency: 'ZAR',
    phone: '+27 11 000 0100',
    email: 'quotes@diri.example',
    address: null,
    clientSatisfaction: 98,
    yearsOfExperience: 24,
    place: {
      __typename: 'FirmPlace',
      city: 'Johannesburg',
      region: 'Gauteng',
      country: 'ZA',
      countryName: 'South Africa',
    },
    vatNumber: null,
    weightUnit: 'kg',
    dimensionUnit: 'cm',
    whatsapp: null,
    delivery: null,
    returnDays: null,
    breaksInCart: true,
    sendsMail: false,
    hours: [
      { __typename: 'OpeningHours', days: 'Mon-Fri', opens: '09:00', closes: '18:00' },
      { __typename: 'OpeningHours', days: 'Sat', opens: '10:00', closes: '16:00' },
      { __typename: 'OpeningHours', days: 'Sun', opens: null, closes: null },
    ],
    quoteHours: 'Monday - Friday 8AM - 5PM',
    socialLinks: [{ __typename: 'SocialLink', name: 'LinkedIn', url: 'https://www.linkedin.example/company/diri' }],
    privacyPolicyUrl: '/wp-content/uploads/privacy-policy.pdf',
    logo: null,
  },
  primary: {
    __typename: 'Menu',
    id: '16',
    items: [
      item('1', 'Home', '/'),
      item('2', 'Products', '/catalog'),
      item('3', 'Blog', '/blog'),
      item('4', 'About', '/about'),
    ],
  },
  regulatory: column('97', 'ICASA type approval labels', '/product/icasa-type-approval-label', '25 × 15'),
  security: column('98', 'Security void labels', '/products/void-labels', '38 × 19'),
  specialty: column('170', 'Intrinsic safety labels', '/products/intrinsic-safety', '70 × 40'),
  general: { __typename: 'Menu', id: '171', items: [] },
  families: [],
};
