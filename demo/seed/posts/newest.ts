import { colours } from '../../artwork/draw/colours.ts';
import { assetArt, cartonArt, exArt, microArt, plateArt, roundArt, voidArt } from '../products/art.ts';
import type { PostDraft } from './draft.ts';

/** The posts of the first blog page. */
export const newest: PostDraft[] = [
  {
    slug: 'how-a-void-label-knows-it-was-lifted',
    title: 'How a void label knows it was lifted',
    date: '2026-11-12T08:30:00',
    category: ['security'],
    tags: ['void', 'adhesives', 'tamper-evident'],
    author: 'anele',
    excerpt:
      'Two layers, one weak bond, and a message printed where no hand can reach it. What happens in the half second after a corner comes up.',
    cover: {
      kind: 'closeUp',
      art: voidArt(38, 19, 'Blue', 'sheet', { serial: 'No. 0448 1932' }),
      seed: 'void-lift',
      ground: 'sheet',
      peel: 0.52,
      zoom: 1.33,
      alt: 'Void label lifting from a surface and leaving its message',
    },
    more: { sticky: true },
    content: `
<p>A void label does not sense anything. It is built so that one of its bonds is weaker than the others, and the weak one is shaped like a word.</p>
<h2>The layers, from the top</h2>
<ol>
<li>The face film, usually polyester of 50 microns, with your print on it.</li>
<li>A release coat, printed on the underside of the film in the shape of the message.</li>
<li>A layer of colour that covers film and release coat alike.</li>
<li>The adhesive, which holds the colour to the surface.</li>
</ol>
<p>While the label lies flat all four behave as one sheet. Lift a corner and the force has to go somewhere. Where there is no release coat, the colour stays with the film. Where there is, the colour lets go of the film and stays on the surface. The result is the word VOID in two halves: one on the box, one in the hand.</p>
<figure class="wp-block-image"><img src="{{media:security-void-label-blue-4}}" alt="A blue void label pulled back from steel, the message left behind"><figcaption>Lifted by a third. The part that still lies flat shows nothing.</figcaption></figure>
<h2>Why it cannot be put back</h2>
<p>The colour layer is about 5 microns thick. Once torn, its edges do not meet again to better than a tenth of a millimetre, and the eye sees a tenth of a millimetre very well. Heat softens the adhesive before it softens the release coat, so a hair dryer moves the whole label only if the operator is patient, and then the microtext border stretches and breaks.</p>
<blockquote><p>The question is never whether a seal can be beaten. It is whether beating it takes longer than the person has.</p></blockquote>
<h2>What spoils it</h2>
<p>Dust, silicone and haste. A label pressed onto a dusty carton bonds to the dust. Wipe the surface, press from the middle outwards, and give it 20 minutes before the goods move. On polyethylene choose <a href="{{home}}/product/void-label-for-low-energy-plastics/">the version for low energy plastics</a>: the ordinary one comes off whole, and a void label that comes off whole has proved the wrong thing.</p>
`,
  },
  {
    slug: 'reading-an-approval-plate-before-customs-does',
    title: 'Reading an approval plate before customs does',
    date: '2026-11-04T08:30:00',
    category: ['regulatory'],
    tags: ['icasa', 'zicta', 'importing'],
    author: 'anele',
    excerpt:
      'What each line on a type approval label means, and the three mistakes that hold a shipment at the border.',
    cover: {
      kind: 'closeUp',
      art: plateArt(25, 15, 'ICASA', 'TA-2026/0187', 'sheet', { serial: 'SN 00418827' }),
      seed: 'approval',
      ground: { color: colours.verify, lines: '#3E9A83' },
      turn: -7,
      alt: 'Approval plate close up',
    },
    content: `
<p>A type approval label is small, and it is the first thing an inspector looks for. Get one line wrong and the whole consignment waits.</p>
<p>Most approval labels carry four things: the authority, the licence number, the model it was granted for and the maker. The order changes by country. The requirement that they stay readable for the life of the equipment does not.</p>
<h2>Three mistakes we see most</h2>
<ul>
<li>The licence number belongs to an earlier model of the same device.</li>
<li>The label is fitted to the box and not to the equipment.</li>
<li>The type is smaller than the minimum height, usually to save a few millimetres.</li>
</ul>
<h2>Choosing a size</h2>
<table><thead><tr><th scope="col">Equipment</th><th scope="col">Label</th><th scope="col">Material</th></tr></thead><tbody><tr><th scope="row">Handset</th><td>25 × 15 mm</td><td>Polyester, white</td></tr><tr><th scope="row">Router</th><td>30 × 12 mm</td><td>Polyester, white</td></tr><tr><th scope="row">Cabinet</th><td>60 × 25 mm</td><td>Metallised polyester</td></tr></tbody></table>
<blockquote><p>If the number has to be read in the field in five years, print it under a laminate and leave the logo off.</p></blockquote>
<p>Send us the licence letter with your <a href="{{home}}/request-quote/">quote request</a>. We set the wording, send a proof for your compliance officer and keep the artwork on file for the next model.</p>
`,
  },
  {
    slug: 'printing-a-seal-2-5-mm-wide',
    title: 'Printing a seal 2.5 mm wide',
    date: '2026-10-20T08:30:00',
    category: ['specialty', 'press-notes'],
    tags: ['micro-seals', 'die-cutting', 'repair'],
    author: 'pieter',
    excerpt: 'At this size the die is the product. Notes from the press on tolerance, tack and tweezers.',
    cover: {
      kind: 'closeUp',
      art: microArt(2.5, 'VOID', 'REPAIR', 'Q3-26', 'Red'),
      seed: 'micro',
      ground: 'sheet',
      alt: 'A 2.5 mm seal under a loupe',
    },
    content: `
<p>A 2.5 mm seal has an area of 4.9 square millimetres. Printing on it is the easy part. Cutting it, so that the cut is where the print is, two thousand times on one sheet, is the job.</p>
<h2>The die</h2>
<p>Our flexible dies are etched to plus or minus 0.05 mm. On a 50 mm label nobody would notice ten times that. On a 2.5 mm seal, 0.05 mm is a visible crescent of the wrong colour at the edge. So the die decides the artwork: colour runs 0.3 mm past the cut, and type stays 0.4 mm inside it. What is left is a circle of 1.7 mm for the word.</p>
<h2>Tack</h2>
<p>A small seal has little edge to hold on to, which is good, because nobody can lift it, and little adhesive, which is not. We use a higher coat weight, 28 grams a square metre instead of 20, on ultra-destructible vinyl. It breaks before the adhesive gives.</p>
<h3>Getting it onto the screw</h3>
<p>The sheet is laid out on a 3.4 mm grid so that a tweezer tip fits between two seals. Some workshops use a vacuum pen. Nobody uses fingers twice.</p>
<p>There is one thing the size cannot do. A type approval mark needs a logo of at least 3 mm and a plate of two to one, so an approval label will never be this small. We say so on the quote, before anyone draws it.</p>
`,
  },
  {
    slug: 'one-label-four-surfaces',
    title: 'One label, four surfaces',
    date: '2026-10-09T08:30:00',
    category: ['materials'],
    tags: ['adhesives', 'surfaces', 'void'],
    author: 'pieter',
    excerpt:
      'Steel, kraft, coated plastic and paper hold adhesive differently. A short guide to choosing before you order.',
    cover: {
      kind: 'surfaces',
      art: voidArt(50, 20, 'Red', 'sheet', {
        title: 'ONE LABEL, FOUR SURFACES',
        sub: 'STEEL · KRAFT · COATED PLASTIC · PAPER',
        serial: 'No. 0448 1932',
        code: 'VD-50',
      }),
      seed: '4',
      fields: ['steel', 'kraft', 'device', 'sheet'],
      alt: 'The same label shown over steel, kraft board, coated plastic and paper',
    },
    content: `
<p>Adhesive data sheets quote one number, measured on polished steel in a laboratory at 23 °C. Your surface is not polished steel, and Witbank in July is not 23 °C.</p>
<h2>What we measured</h2>
<p>The same void label, pressed with a 2 kg roller, pulled after 20 minutes and after a day. Newtons per 25 mm, average of five.</p>
<table><thead><tr><th scope="col">Surface</th><th scope="col">20 minutes</th><th scope="col">24 hours</th><th scope="col">What happened</th></tr></thead><tbody>
<tr><th scope="row">Painted steel</th><td>14</td><td>19</td><td>Clean message</td></tr>
<tr><th scope="row">Kraft board</th><td>7</td><td>11</td><td>Message, with fibres</td></tr>
<tr><th scope="row">Coated plastic</th><td>9</td><td>16</td><td>Clean message</td></tr>
<tr><th scope="row">Office paper</th><td>6</td><td>6</td><td>Paper tears first</td></tr>
</tbody></table>
<h2>Reading the table</h2>
<p>Steel is forgiving. Kraft is rough, so the adhesive touches only the hills; give it the full 20 minutes and press hard. Coated plastic improves for a whole day. Paper never improves, because the paper is weaker than the label, and that is fine: a torn sheet is evidence too.</p>
<p>If your surface is not here, <a href="{{home}}/product/adhesion-test-on-your-surface/">post us a piece of it</a>. The test is free and takes three working days.</p>
`,
  },
  {
    slug: 'five-days-to-lusaka',
    title: 'Five days to Lusaka',
    date: '2026-09-29T08:30:00',
    category: ['delivery'],
    tags: ['export', 'zicta', 'packaging'],
    author: 'chanda',
    excerpt: 'How we pack, declare and track international orders so a roll clears on the first try.',
    cover: {
      kind: 'routes',
      places: [
        { name: 'LUSAKA', x: 560, y: 110 },
        { name: 'HARARE', x: 640, y: 250 },
        { name: 'MAPUTO', x: 690, y: 390 },
        { name: 'LUBUMBASHI', x: 400, y: 90 },
        { name: 'WINDHOEK', x: 90, y: 180 },
      ],
      alt: 'Delivery routes from Johannesburg',
    },
    content: `
<p>Labels are light, cheap to fly and easy to hold up. A roll described as "stickers, various" can sit in a bond store for two weeks while someone asks what it is for.</p>
<h2>Day by day</h2>
<ul>
<li><strong>Monday:</strong> proof approved by 11:00, on press by 14:00.</li>
<li><strong>Tuesday:</strong> slit, counted, scanned into the number log.</li>
<li><strong>Wednesday:</strong> collected with a commercial invoice that names the film, the count and the tariff heading for self-adhesive plastic labels.</li>
<li><strong>Thursday:</strong> in the air, or at Beitbridge.</li>
<li><strong>Friday:</strong> at your door.</li>
</ul>
<h2>The three papers</h2>
<p>The invoice says what it is. The packing list says how many rolls of how many labels. The third paper is the one most suppliers leave out: a copy of the approval letter the labels are printed from. An officer who sees an approval number on a thousand labels wants to see where it came from.</p>
<p>We pack rolls upright, on their cores, never flat. A flat roll that has been under a crate for three days feeds badly, and a roll that feeds badly gets blamed on the printer.</p>
`,
  },
  {
    slug: 'why-tape-beats-shrink-wrap-on-the-dock',
    title: 'Why tape beats shrink wrap on the dock',
    date: '2026-09-15T08:30:00',
    category: ['packaging'],
    tags: ['tape', 'void', 'warehousing'],
    author: 'chanda',
    excerpt: 'A broken seal is a decision a receiving clerk can make in two seconds. Wrap takes longer to argue about.',
    cover: {
      kind: 'closeUp',
      art: cartonArt(48, 50, 'IF SEAL IS BROKEN DO NOT ACCEPT', 'Red'),
      seed: 'carton',
      ground: 'kraft',
      alt: 'Security tape lifted from a carton',
    },
    content: `
<p>Wrap is good at keeping a pallet together. It is bad at telling anyone whether the pallet is the one that left. Film can be cut, a carton taken, and the hole wrapped over in less time than it takes to sign for the rest.</p>
<p>Printed void tape on each carton changes the question from "does this look right?" to "is there a message or not?". A clerk who has eleven trucks waiting can answer that without unloading anything.</p>
<h2>The cost, honestly</h2>
<table><thead><tr><th scope="col"></th><th scope="col">Wrap only</th><th scope="col">Void tape, light wrap</th></tr></thead><tbody>
<tr><th scope="row">Material for 40 cartons</th><td>R 38</td><td>R 96</td></tr>
<tr><th scope="row">Time to inspect</th><td>4 minutes</td><td>50 seconds</td></tr>
<tr><th scope="row">Disputes in a quarter</th><td>7</td><td>1</td></tr>
</tbody></table>
<p>The figures are from one customer in Isando who agreed to count. Yours will differ. The direction will not.</p>
<blockquote><p>We stopped arguing about pallets. We argue about single cartons now, and not often.</p></blockquote>
<h2>Where wrap still wins</h2>
<p>Rain, odd shapes and anything returned as a whole pallet. Use both there: tape for the proof, wrap for the weather.</p>
`,
  },
  {
    slug: 'marking-intrinsically-safe-equipment',
    title: 'Marking intrinsically safe equipment',
    date: '2026-09-01T08:30:00',
    category: ['mining'],
    tags: ['ex', 'laminates', 'mining'],
    author: 'pieter',
    excerpt: 'Ex ia, gas groups and temperature class, and the laminate that keeps them readable underground.',
    cover: {
      kind: 'closeUp',
      art: exArt(70, 40, 'INTRINSICALLY SAFE', 'Ex ia IIC T4 Ga', 'DO NOT OPEN WHEN ENERGISED', 'IS-70-0219'),
      seed: 'exia',
      ground: 'steel',
      turn: 5,
      alt: 'Intrinsic safety label',
    },
    content: `
<p>An Ex marking is a sentence. Each word limits where the instrument may be carried, and the person reading it has a cap lamp and gloves.</p>
<h2>Ex ia IIC T4 Ga, word by word</h2>
<dl>
<dt>Ex ia</dt><dd>Intrinsically safe, with two faults allowed for. It may go where gas is present all the time.</dd>
<dt>IIC</dt><dd>The gas group. IIC includes hydrogen. Underground coal asks for group I instead.</dd>
<dt>T4</dt><dd>No surface gets hotter than 135 °C.</dd>
<dt>Ga</dt><dd>The protection level of the equipment.</dd>
</dl>
<h2>Keeping it readable</h2>
<p>Coal dust is an abrasive and a dye at once. Unlaminated print is grey in a month. We laminate with 75 micron matt polyester: gloss throws the cap lamp back, and matt does not. The edge is sealed by letting the laminate run 1 mm past the print on all sides.</p>
<p>Static matters too. Large areas of plain plastic can hold a charge, so labels for group IIC stay below the area the standard gives for non-metallic parts. On a big enclosure that means two small labels or one of metal; see <a href="{{home}}/product/metallic-equipment-plate/">the equipment plates</a>.</p>
<p>We print what the certificate says. If the certificate and the drawing disagree, we stop and ask.</p>
`,
  },
  {
    slug: 'warranty-seals-that-survive-a-repair-bench',
    title: 'Warranty seals that survive a repair bench',
    date: '2026-08-18T08:30:00',
    category: ['repair'],
    tags: ['warranty', 'repair', 'micro-seals'],
    author: 'chanda',
    excerpt: 'Solvent, heat and thumbs. What to fit on screws and what to fit on seams.',
    cover: {
      kind: 'device',
      label: plateArt(30, 13, 'ZICTA', 'ZMB/TA 3314', 'device', { accent: '#B0561B' }),
      seal: roundArt('warranty', 10, 'device', {
        title: 'WARRANTY VOID IF REMOVED',
        sub: 'VOID',
        serial: 'Q3 2026',
        ink: '#B4161B',
      }),
      seed: 'repair',
      alt: 'Phone back with warranty seals',
    },
    content: `
<p>A repair bench is the worst place for a seal: isopropyl alcohol all day, a hot plate at 80 °C for screens, and thumbs that know what they are doing.</p>
<h2>On screws</h2>
<p>Ultra-destructible vinyl, 5 to 10 mm, slit cut. It has no strength of its own, so there is nothing to pull on. The slits make sure that the first attempt looks like an attempt. Alcohol does not touch it once it has cured for two hours.</p>
<h2>On seams</h2>
<p>Vinyl over a seam breaks by itself when the casing flexes, and then you have a warranty argument with an honest customer. Use void polyester there. It bends with the seam and still keeps its message.</p>
<h2>Dating</h2>
<p>Print the quarter on the seal, not the day. A technician who uses a sheet for six weeks will not change sheets at midnight, and a quarter is close enough for a ninety day warranty.</p>
<ul>
<li>Screws that are opened in normal service: no seal, or you will seal them for ever.</li>
<li>The last screw out, under the SIM tray: a 2.5 mm seal.</li>
<li>The battery connector: a 4 mm seal, red.</li>
</ul>
`,
  },
  {
    slug: 'numbering-schemes-you-will-not-regret',
    title: 'Numbering schemes you will not regret',
    date: '2026-08-04T08:30:00',
    category: ['security'],
    tags: ['numbering', 'barcode', 'asset-tags'],
    author: 'anele',
    excerpt: 'Prefixes, check digits and the number log, explained with one asset register.',
    cover: {
      kind: 'series',
      art: assetArt(50, 25, 'PROPERTY OF', 'ASSET', 'AST-0041827', 'sheet'),
      seed: 'series',
      serials: [27, 28, 29, 30, 31, 32, 33, 34, 35].map(i => `AST-00418${i}`),
      marked: 4,
      alt: 'Sheet of serialised asset tags, one marked in orange',
    },
    content: `
<p>A municipality sent us its register: 41 000 assets under nine numbering schemes. Two of them overlapped. This is what we suggested, and why.</p>
<h2>Let the number mean nothing</h2>
<p>A number that says "third floor, finance, laptop" is wrong the day the laptop moves. Keep meaning in the register. The tag needs to be unique, short and hard to misread.</p>
<h2>Five rules</h2>
<ol>
<li>One prefix of two or three letters that is yours alone: AST, KZN, HQ.</li>
<li>Fixed length. 0041827, not 41827, so that a missing digit shows.</li>
<li>No O, I or S anywhere near digits.</li>
<li>A check digit if people will ever type it. It catches nine slips in ten.</li>
<li>Never use a number again. Not after a fire, not after a sale.</li>
</ol>
<h2>Check digits without mathematics</h2>
<p>Our file tool adds one for you: ISO 7064, modulus 37, one character. You send 0041827, the tag reads 0041827-K. Type 0041872-K into the register and it is refused.</p>
<p>The number log comes with the rolls as a spreadsheet: number, roll, position on the roll. When an auditor asks where 0041831 is, the first answer is whether it was ever made.</p>
`,
  },
];
