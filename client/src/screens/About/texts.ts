/** The about page, where its editor left a field empty. */
export const aboutTexts = {
  title: 'About Us',
  heroTitle: '{years} years of proof, printed',
  heroTitleYoung: 'Proof, printed',
  heroArea:
    'We make the small part that proves the large part is genuine. From {city}, for manufacturers, importers and repair facilities at home and across the border.',
  heroAreaAnywhere:
    'We make the small part that proves the large part is genuine, for manufacturers, importers and repair facilities at home and across the border.',
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
