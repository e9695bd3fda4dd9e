import { colours } from '../../artwork/draw/colours.ts';
import { assetArt, inspectionArt, plateArt, roundArt } from '../products/art.ts';
import type { PostDraft } from './draft.ts';

const green = { color: colours.verify, lines: '#3E9A83' };

export const regulatoryPosts: PostDraft[] = [
  {
    slug: 'the-licence-letter-line-by-line',
    title: 'The licence letter, line by line',
    date: '2026-06-09T08:30:00',
    category: ['regulatory'],
    tags: ['icasa', 'importing'],
    author: 'anele',
    excerpt: 'Everything that goes on the label is in the letter. So are four things that do not.',
    cover: {
      kind: 'closeUp',
      art: plateArt(40, 22, 'ICASA', 'TA-2026/0455', 'sheet', { serial: 'SN 00000911' }),
      seed: 'letter',
      ground: { color: colours.blue, lines: '#5B86BE' },
      turn: 6,
      alt: 'Approval plate on a blue ground',
    },
    content: `
<p>We read some forty licence letters a month. This is where our eye goes.</p>
<h2>Copy these</h2>
<ol><li>The number, with its slash, its hyphen and its zeros.</li><li>The model as granted. "AX-3000" and "AX3000" are two models until somebody says otherwise.</li><li>The holder's name, if the holder is the importer.</li></ol>
<h2>Leave these</h2>
<ul><li>The date of issue: it ages the product and nobody asks for it.</li><li>The frequency table.</li><li>The name of the person who signed.</li><li>The coat of arms. It is on the letter because the state wrote the letter; it may not be on your label.</li></ul>
<p>If the letter and the test report name the device differently, stop. It is cheaper to ask the laboratory for a line of correction than to relabel 4000 routers in a bonded warehouse in City Deep. We have done that. It took three days and a lot of tea.</p>`,
  },
  {
    slug: 'one-model-two-countries',
    title: 'One model, two countries',
    date: '2026-04-28T08:30:00',
    category: ['regulatory', 'customs'],
    tags: ['icasa', 'zicta', 'export'],
    author: 'chanda',
    excerpt: 'A dual approval label saves a fitting line, if the paperwork agrees with it.',
    cover: {
      kind: 'closeUp',
      art: plateArt(40, 20, 'ZICTA · ICASA', 'TA 3314 / 0187', 'sheet', {
        sub: 'APPROVED',
        accent: '#7A5230',
        serial: 'SN 55100231',
      }),
      seed: 'dual',
      ground: 'kraft',
      turn: -3,
      alt: 'Dual approval label on kraft board',
    },
    content: `
<p>Stock that may be sold in Lusaka or in Polokwane is worth more than stock that may be sold in one of them. The label is the smallest part of making it so.</p>
<h2>Before you print both numbers</h2>
<p>Check that both approvals name the same hardware version. Zambia may have approved last year's board. A dual label on this year's board is then half wrong, and half wrong is wrong.</p>
<h3>Layout</h3>
<p>Two boxes of equal size, each with the authority above its number. Do not merge the numbers into one line: an officer scans for a shape he knows, and the shape is a name above a number.</p>
<blockquote><p>Give each authority a box. Nobody likes to share.</p></blockquote>
<p>On the carton the two go on different faces, so that the truck can be loaded either way round.</p>`,
  },
  {
    slug: 'when-the-device-is-smaller-than-the-mark',
    title: 'When the device is smaller than the mark',
    date: '2026-02-17T08:30:00',
    category: ['regulatory', 'specialty'],
    tags: ['icasa', 'micro-seals', 'wearables'],
    author: 'anele',
    excerpt: 'Earbuds, rings, trackers: what to do when 3 mm is too much to ask.',
    cover: {
      kind: 'closeUp',
      art: { kind: 'micro', w: 3, h: 3, title: '3 mm', sub: 'MINIMUM', serial: '1:2', base: colours.blue, ink: '#fff' },
      seed: 'small',
      ground: 'sheet',
      alt: 'A 3 mm mark under a loupe',
    },
    content: `
<p>The rule asks for a logo of three by three millimetres on a plate of one to two. A smart ring has a flat face of two.</p>
<p>Rules foresee this. Where the label cannot go on the device it may go on the packaging and into the instructions, and some authorities accept a screen that shows it. What they do not accept is a label shrunk until it fits.</p>
<h2>A ladder of choices</h2>
<ol><li>On the device, full size.</li><li>On the charging case, which is usually part of the same approval.</li><li>On the box, and on a card inside it.</li><li>On the screen, under Settings, About, with the path printed in the manual.</li></ol>
<p>Whichever rung you stand on, write down why the one above was not possible. A photograph with a ruler in it does the job. Keep it with the approval; you will be asked in three years, by someone new.</p>`,
  },
  {
    slug: 'imei-labels-and-the-luhn-digit',
    title: 'IMEI labels and the digit that checks them',
    date: '2026-01-20T08:30:00',
    category: ['regulatory', 'repair'],
    tags: ['imei', 'barcode', 'numbering'],
    author: 'anele',
    excerpt: 'Fifteen digits, one of them a guard. Ten minutes with it save a recall.',
    cover: {
      kind: 'series',
      art: assetArt(50, 25, 'IMEI 1', 'NETWORK', '356938035643809', 'liner', { accent: colours.ink }),
      seed: 'imei',
      serials: [
        '356938035643809',
        '356938035643817',
        '356938035643825',
        '356938035643833',
        '356938035643841',
        '356938035643858',
        '356938035643866',
        '356938035643874',
        '356938035643882',
      ],
      marked: 1,
      ground: '#E7EBE4',
      alt: 'IMEI labels in a sheet',
    },
    content: `
<p>The last digit of an IMEI is worked out from the fourteen before it. Change any one of them and it no longer fits. That is why a mistyped IMEI can be found without asking any network.</p>
<h2>By hand</h2>
<p>Double every second digit, from the right of the first fourteen. Add all the digits, counting 14 as 1 and 4. The check digit is what brings the sum to the next ten.</p>
<h2>By us</h2>
<p>Each list is checked before it reaches the press. In the last year 1 in 900 numbers failed. Half were spreadsheet damage: a program had turned 356938035643809 into 3.56938E+14 and back. Send IMEIs as text, or as a file that no spreadsheet has opened.</p>
<p>The other half were real: two SIM slots swapped, a serial number in the wrong column, and once a telephone number from Nelspruit.</p>`,
  },
  {
    slug: 'sabs-mark-or-letter-of-authority',
    title: 'SABS mark or letter of authority?',
    date: '2025-11-11T08:30:00',
    category: ['regulatory'],
    tags: ['sabs', 'importing', 'electrical'],
    author: 'anele',
    excerpt: 'One is a choice and one is the law. The label differs, and so does who may print it.',
    cover: {
      kind: 'closeUp',
      art: roundArt('roundplate', 20, 'liner', {
        title: 'SABS',
        sub: 'STANDARD MARKED',
        code: 'PERMIT 8841/1',
        accent: colours.blue,
      }),
      seed: 'sabs-cover',
      ground: { color: '#DCE6F2', lines: '#9DB7D8' },
      zoom: 0.96,
      alt: 'Round SABS approval label',
    },
    content: `
<p>A caller wants "the SABS sticker" for a container of extension leads. Nine times in ten that is not what the leads need.</p>
<table><thead><tr><th scope="col"></th><th scope="col">Standards mark</th><th scope="col">Letter of authority</th></tr></thead><tbody><tr><th scope="row">Needed?</th><td>Voluntary</td><td>Compulsory for listed goods</td></tr><tr><th scope="row">Issued by</th><td>SABS, to a permit holder</td><td>NRCS, to an importer or maker</td></tr><tr><th scope="row">Shown how</th><td>Mark with permit number</td><td>Number on or with the product</td></tr></tbody></table>
<p>Using the mark without a permit is an offence, and the printer who made it is asked about it too. So we ask first. Send the permit, we print its number; send the letter, we print the letter's.</p>
<p>If you have neither, order nothing yet. Talk to a test laboratory; we can name three that answer the phone.</p>`,
  },
  {
    slug: 'relabelling-in-a-bonded-warehouse',
    title: 'Relabelling in a bonded warehouse',
    date: '2025-09-16T08:30:00',
    category: ['customs'],
    tags: ['importing', 'procedures', 'fitting'],
    author: 'chanda',
    excerpt: 'What to bring, whom to ask, and how many labels two people fit in a day.',
    cover: {
      kind: 'closeUp',
      art: assetArt(60, 26, 'FITTED TODAY', 'JHB', 'FIT-2400-0910', 'device'),
      seed: 'bond',
      ground: 'kraft',
      turn: 4,
      zoom: 1.2,
      alt: 'Fitting label on a carton',
    },
    content: `
<p>Goods without their label can be made right while they are still in bond. It takes a letter, a plan and sandwiches.</p>
<h2>The permission</h2>
<p>The clearing agent applies to open the cartons under supervision. Say how many, how long, and that nothing but a label is added. Allow two days.</p>
<h2>The work</h2>
<ul><li>Two people, one table, one scanner: 300 units an hour at best, 2400 a day in truth.</li><li>Open the carton from the bottom. The top carries the shipper's tape, and you want that whole.</li><li>Close with numbered tape, so that the supervisor can sign for what you closed.</li></ul>
<h2>The proof</h2>
<p>A scan file with carton, unit and time. The officer who let you in gets a copy before he asks. He will remember that the next time.</p>`,
  },
  {
    slug: 'rating-plates-that-agree-with-the-box',
    title: 'Rating plates that agree with the box',
    date: '2025-06-10T08:30:00',
    category: ['regulatory'],
    tags: ['electrical', 'numbering'],
    author: 'pieter',
    excerpt: 'MAC on the plate, MAC on the carton, MAC in the file. One source, or three errors.',
    cover: {
      kind: 'closeUp',
      art: assetArt(60, 36, 'MODEL AX-3000', '12 V 1.5 A', '00-1B-44-11-3A', 'device', { accent: colours.ink }),
      seed: 'rating',
      ground: 'device',
      zoom: 1.15,
      alt: 'Rating plate on the underside of a router',
    },
    content: `
<p>A router carries its address in four places: in the chip, on the plate, on the carton and on the sticker with the Wi-Fi password. Customers find out when two of them differ.</p>
<p>The cure is dull. One file, made by whoever programs the chip, and every label merged from that file on the press. No retyping, no second spreadsheet, no "corrected" list on a Friday.</p>
<h2>Rolls in step</h2>
<p>We wind plate and carton label in the same order, with a blank after every fifty on both. If an operator loses one, the blanks show where the rolls went out of step, and only fifty boxes have to be opened.</p>
<p>It has been needed twice in six years. Both times it was a Monday.</p>`,
  },
  {
    slug: 'a-checklist-before-the-first-import',
    title: 'A checklist before the first import',
    date: '2025-02-04T08:30:00',
    category: ['regulatory', 'customs'],
    tags: ['importing', 'icasa', 'procedures'],
    author: 'chanda',
    excerpt: 'Twelve lines to tick before the ship sails, from people who wait at the other end.',
    cover: {
      kind: 'closeUp',
      art: inspectionArt(54, 38, 'CHECKLIST', '12 LINES', 'sheet', {
        accent: colours.verify,
        lines: ['LETTER', 'LABEL', 'BOX'],
      }),
      seed: 'check',
      ground: green,
      turn: -5,
      zoom: 1.1,
      alt: 'Checklist label on a green ground',
    },
    content: `
<p>Most delays begin in the factory, months before anyone notices. Print this and put it on the wall above the purchase orders.</p>
<h2>Before the order</h2>
<ul><li>Approval granted, in the importer's name.</li><li>Model on the letter equals model on the quotation.</li><li>Type of plug and supply: 230 V, 50 Hz.</li></ul>
<h2>Before production</h2>
<ul><li>Artwork approved by whoever holds the letter.</li><li>Label material named, not "sticker".</li><li>A photograph of the label in place, with a ruler.</li></ul>
<h2>Before sailing</h2>
<ul><li>Ten units opened and checked.</li><li>Carton label shows importer and country of origin.</li><li>Spare labels, two per cent, in the first carton, marked as such.</li><li>Letters scanned to the clearing agent.</li></ul>
<p>And the last two: ring your agent, and thank your agent.</p>`,
  },
];
