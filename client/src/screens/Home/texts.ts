/** The home page. */
export const homeTexts = {
  pageTitle: 'Security, regulatory and tamper evident labels',
  years: '24 years of labels, seals and tape',
  title: 'Experts in innovative marketing and printing solutions.',
  lead: 'Tamper evident, security void and telecom regulatory labels, printed and die-cut in Johannesburg for manufacturers, importers and repair facilities.',
  quote: 'Request a Quote',
  more: 'Learn more',
  moreOf: 'about us',
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
