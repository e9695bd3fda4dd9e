/** What there is to touch, to buy and to read of others, on the home page. */
export const offeredTexts = {
  lift: {
    title: 'Lift the label',
    lead: 'Pull the corner. It cannot be put back, and that is the product.',
    slider: 'Lift',
    again: 'A new label',
    states: [
      ['At rest', 'Pressed on, set after 20 minutes.', 'A void label pressed onto steel'],
      ['Half lifted', 'The layers part. The message is already on the steel.', 'The corner is up; VOID shows under it'],
      [
        'Lifted: VOID',
        'Film and surface both say so. Number 0448 1932 is spent.',
        'The label is off; film and steel read VOID',
      ],
    ],
  },
  shelf: 'On the shelf today',
  shelfAll: 'All products',
  reports: 'What buyers report',
  approvals: [
    ['ICASA', 'South Africa, type approval'],
    ['SABS', 'South Africa, permits'],
    ['ZICTA', 'Zambia, type approval'],
    ['BOCRA', 'Botswana, type approval'],
    ['Ex ia', 'Mining, intrinsic safety'],
  ],
  approvalsNote: 'We print the label. The authority grants the approval.',
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
