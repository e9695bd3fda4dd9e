/** What the firm is and does, on the home page. */
export const firmTexts = {
  glance: 'At a glance',
  figures: {
    years: ['{years}', 'years', 'of experience in security and regulatory print'],
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
      '{years} years of experience',
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
  yearlessReason: 'All of it under one roof',
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
} as const;
