import { colours } from '../../artwork/draw/colours.ts';
import { assetArt, inspectionArt, microArt, plateArt, roundArt, voidArt } from '../products/art.ts';
import type { PostDraft } from './draft.ts';

export const workshopPosts: PostDraft[] = [
  {
    slug: 'a-seal-plan-for-a-phone-repair-shop',
    title: 'A seal plan for a phone repair shop',
    date: '2026-04-01T08:30:00',
    category: ['repair'],
    tags: ['repair', 'warranty', 'procedures'],
    author: 'chanda',
    excerpt: 'Four seals, three colours, one sheet of paper by the till.',
    cover: {
      kind: 'device',
      label: assetArt(40, 20, 'ON LOAN FROM', 'SHOP', 'LN-0042', 'device', { accent: '#8A2F5A' }),
      seal: roundArt('warranty', 10, 'device', {
        title: 'BATTERY SEAL',
        sub: 'VOID',
        serial: 'Q2 26',
        ink: colours.blue,
      }),
      seed: 'shop',
      alt: 'Phone with a loan label and a battery seal',
    },
    content: `
<p>A shop in Fordsburg does sixty phones a day with five technicians. Their warranty arguments fell from nine a week to one. This is all they did.</p>
<h2>Where</h2>
<ol><li>Last screw, under the SIM tray: 2.5 mm, colour of the quarter.</li><li>Battery connector: 6 mm, with the technician's number.</li><li>Display connector: 3 mm square, only when the display is new.</li><li>Inside of the back cover: date and job number.</li></ol>
<h2>When</h2>
<p>After the test, not before. Sealing before the test means opening a seal to fix what the test found, and then the count of seals no longer matches the count of phones.</p>
<h2>The sheet by the till</h2>
<p>A photograph of each seal in place, and two lines of text for the customer: ninety days, and what breaks the warranty. People who were shown the picture do not say that they were not told.</p>`,
  },
  {
    slug: 'tweezers-vacuum-or-fingertip',
    title: 'Tweezers, vacuum or fingertip',
    date: '2025-11-25T08:30:00',
    category: ['repair', 'press-notes'],
    tags: ['micro-seals', 'repair'],
    author: 'pieter',
    excerpt: 'How to fit a seal you can hardly see, a hundred times an hour.',
    cover: {
      kind: 'closeUp',
      art: microArt(3, 'QC', 'FLEX', '26-2', 'Green'),
      seed: 'tweezers',
      ground: 'sheet',
      alt: 'A green 3 mm seal under a loupe',
    },
    content: `
<p>We timed six people with three tools and a sheet of 2.5 mm seals.</p>
<table><thead><tr><th scope="col">Tool</th><th scope="col">Per hour</th><th scope="col">Spoiled</th></tr></thead><tbody><tr><th scope="row">Fingertip</th><td>40</td><td>31%</td></tr><tr><th scope="row">Curved tweezers</th><td>110</td><td>6%</td></tr><tr><th scope="row">Vacuum pen, 1 mm tip</th><td>150</td><td>2%</td></tr></tbody></table>
<p>Tweezers should be flat-ended, not pointed. A point goes through vinyl that was made to break.</p>
<h2>Letting go</h2>
<p>The difficulty is never picking up; it is leaving behind. Touch the seal down at one edge, roll it flat with the side of the tool, and only then lift. Straight down and straight up brings the seal back with you, every time, and it will be on your sleeve at lunch.</p>`,
  },
  {
    slug: 'a-morning-at-the-die',
    title: 'A morning at the die',
    date: '2025-09-30T08:30:00',
    category: ['press-notes'],
    tags: ['die-cutting', 'press'],
    author: 'pieter',
    excerpt: 'Setting up a job from cold, in eleven steps and two cups of coffee.',
    cover: {
      kind: 'closeUp',
      art: voidArt(60, 30, 'White', 'sheet', { title: 'ANY OUTLINE', sub: 'FROM 2.5 MM UP', serial: 'DIE 26-118' }),
      seed: 'die',
      ground: { color: colours.tint, lines: '#C3CBC3' },
      peel: 0.2,
      zoom: 1.15,
      alt: 'White label with its outline cut',
    },
    content: `
<p>At seven the press is cold and the film is stiff. We run it for ten minutes without ink, only to listen.</p>
<p>The die goes on next. It is a sheet of steel 0.4 mm thick, with edges etched as high as the label is thick and not a hair more. It must cut the film and leave the liner whole. The difference between the two is 50 microns; a page of newspaper is 70.</p>
<h2>Ink on the liner</h2>
<p>To see whether the cut is right we peel a label and rub ink over the liner. If a line appears, the die has scored it and the liner will snap in the customer's dispenser. If none appears and the label tears at its edge, the cut is too shallow. We want nothing to appear and nothing to tear. It usually takes four tries.</p>
<h2>The first good metre</h2>
<p>At twenty to nine there is a metre in which everything is in place. It is cut out, signed, dated and hung on the press. For the rest of the day every metre is compared with that one, and the coffee is cold.</p>`,
  },
  {
    slug: 'calibration-labels-an-auditor-likes',
    title: 'Calibration labels an auditor likes',
    date: '2025-07-01T08:30:00',
    category: ['specialty'],
    tags: ['quality', 'laboratory'],
    author: 'anele',
    excerpt: 'Date, due, by. And the fourth thing, which is the one that fails audits.',
    cover: {
      kind: 'closeUp',
      art: inspectionArt(38, 25, 'CALIBRATED', 'QC-38', 'steel'),
      seed: 'cal',
      ground: 'steel',
      turn: 4,
      zoom: 1.05,
      alt: 'Calibration label on steel',
    },
    content: `
<p>The label on an instrument answers one question: may I use this today? Anything that does not help with that can stay in the certificate.</p>
<h2>Four things</h2>
<ul><li>When it was calibrated.</li><li>When it is due.</li><li>Who did it.</li><li>Which instrument it is. Labels move; a torque wrench with the label of another one is worse than no label.</li></ul>
<p>The fourth is solved with a number, printed, the same as on the instrument's own plate. Fit the label over the adjusting screw where there is one and it becomes a seal as well.</p>
<h3>Out of use</h3>
<p>Have red ones ready. If the only label in the drawer is green, broken gauges get green labels with handwriting on them, and the auditor collects those.</p>`,
  },
  {
    slug: 'asset-registers-that-survive-a-move',
    title: 'Asset registers that survive a move',
    date: '2025-04-29T08:30:00',
    category: ['security', 'specialty'],
    tags: ['asset-tags', 'numbering', 'procedures'],
    author: 'anele',
    excerpt: 'Two weeks before the removal lorry comes, do this.',
    cover: {
      kind: 'series',
      art: assetArt(50, 22, 'HEAD OFFICE', 'MOVE', 'HQ-003100', 'liner', { accent: '#5B2E6E' }),
      seed: 'move',
      serials: [
        'HQ-003100',
        'HQ-003101',
        'HQ-003102',
        'HQ-003103',
        'HQ-003104',
        'HQ-003105',
        'HQ-003106',
        'HQ-003107',
        'HQ-003108',
      ],
      marked: 2,
      ground: '#E7EBE4',
      alt: 'Asset tags of a head office in a sheet',
    },
    content: `
<p>Offices lose four things in a hundred when they move. Nobody steals them; they are in a box marked "misc".</p>
<h2>Before</h2>
<p>Walk every room with a scanner and a roll of new tags. What has no tag gets one, there and then. It is the only week in ten years in which somebody will lift the printer to look underneath.</p>
<h2>During</h2>
<p>Scan out of the old room, scan into the new one. Do not let the removers do both: the difference between the two lists is the information.</p>
<h2>After</h2>
<ol><li>Sort the list by what was scanned out and not in.</li><li>Look in the kitchen.</li><li>Look in the boardroom.</li><li>Now ask the removers.</li></ol>
<p>Tags for this should be polyester with a good adhesive, on the underside at the front right corner, always. A rule that everyone knows saves a minute per asset, and there are 3000 of them.</p>`,
  },
  {
    slug: 'what-24-hours-means',
    title: 'What 24-48 hours means',
    date: '2025-02-18T08:30:00',
    category: ['delivery', 'press-notes'],
    tags: ['press', 'procedures'],
    author: 'pieter',
    excerpt: 'When the clock starts, when it stops, and what stops it.',
    cover: {
      kind: 'closeUp',
      art: plateArt(40, 20, 'ON PRESS', '14:00', 'sheet', {
        sub: 'PROOF OK 10:52',
        serial: 'JOB 26-0448',
        kicker: 'TODAY',
        lines: ['OUT BY TOMORROW NOON'],
        accent: colours.signal,
      }),
      seed: 'clock',
      ground: { color: colours.signal, lines: '#D9400A' },
      turn: -5,
      alt: 'Job label on an orange ground',
    },
    content: `
<p>We promise 24-48 hours in South Africa. This is what happens in them, so that you can tell whether your job fits.</p>
<p>The clock starts when the proof is approved in writing. "Looks fine" on the telephone is not a start; we have been told afterwards what was meant by it.</p>
<h2>Hours 0 to 6</h2><p>Plates are made, film is slit, the die is drawn from the shelf. A new die adds two days and we say so on the quote.</p>
<h2>Hours 6 to 20</h2><p>Printing and curing. Void films rest for four hours between the release coat and the colour. Nothing makes that faster.</p>
<h2>Hours 20 to 24</h2><p>Cutting, counting, scanning. Then the courier, who collects at noon and at five.</p>
<p>So: approved by eleven, in Gauteng the next day. Approved at four, the day after. Six jobs in a hundred miss it. You hear from us before you notice.</p>`,
  },
  {
    slug: 'a-label-for-a-museum-drawer',
    title: 'A label for a museum drawer',
    date: '2024-07-16T08:30:00',
    category: ['specialty'],
    tags: ['surfaces', 'laboratory'],
    author: 'anele',
    excerpt: 'The longest specification we ever had was for the quietest label.',
    comments: 'closed',
    cover: {
      kind: 'closeUp',
      art: assetArt(45, 20, 'ARCHIVE', 'DRAWER', '3-1118-00418', 'kraft', { accent: '#7A3B1E' }),
      seed: 'museum',
      ground: { color: '#E8DFC8', lines: '#C9B98F' },
      zoom: 1.1,
      alt: 'Archive label on a cream ground',
    },
    content: `
<p>A natural history collection in Pretoria wrote eleven pages. No acid, no sulphur, no plasticiser. Pencil must take. It must come off with water in fifty years and not before.</p>
<p>We had the paper: cotton, buffered, made for prints. The adhesive took four months. Starch was right in every way except that fish moths agree. In the end it was a cellulose ether, coated by hand on a bench, in the week when the press was away for repair.</p>
<h2>What it taught us</h2>
<ul><li>Permanent and removable are both a number of years. Ask for the number.</li><li>Whoever writes eleven pages has been disappointed before. Read all eleven.</li></ul>
<p>Nine thousand drawers have one now. It is the only label of ours that is meant never to be looked at twice.</p>`,
  },
  {
    slug: 'void-in-eleven-languages',
    title: 'VOID in eleven languages',
    date: '2024-05-21T08:30:00',
    category: ['security', 'press-notes'],
    tags: ['design', 'void'],
    author: 'anele',
    excerpt: 'The word is English, Latin and four letters long. We looked for a better one.',
    cover: {
      kind: 'closeUp',
      art: voidArt(50, 20, 'Purple', 'sheet', {
        title: 'YOUR WORD HERE',
        sub: 'LEFT BEHIND WHEN LIFTED',
        serial: 'No. 0000 0001',
      }),
      seed: 'eleven',
      ground: { color: '#DAD5EA', lines: '#A79CCB' },
      peel: 0.46,
      zoom: 1.3,
      alt: 'Purple void label lifted to show its message',
    },
    content: `
<p>A customer asked for the hidden message in a language his drivers speak at home. It is a fair question: a warning is for the person who stands in front of it.</p>
<p>We set the word for "opened" in eleven languages and lifted them on a carton. Long words tore badly, because the message repeats every 40 mm and a long one is always cut. Words with dots above and below lost them.</p>
<h2>What worked</h2>
<ul><li>Short words in capitals: VULIWE, BUTSWE, OOP.</li><li>A check pattern, which needs no language and reads as "this was not there before".</li><li>A symbol: an open padlock, 8 mm high.</li></ul>
<p>He took the check pattern. His drivers had been asked, and they said that everyone knows a chequered mark means trouble.</p>`,
  },
  {
    slug: 'questions-we-ask-before-quoting',
    title: 'Eight questions we ask before quoting',
    date: '2024-03-05T08:30:00',
    category: ['press-notes'],
    tags: ['procedures', 'adhesives'],
    author: 'anele',
    excerpt: 'You can answer them in two minutes. They save a week.',
    cover: {
      kind: 'closeUp',
      art: inspectionArt(60, 40, 'QUOTE', '8 LINES', 'sheet', {
        accent: colours.ink,
        lines: ['SURFACE', 'SIZE', 'LIFE'],
      }),
      seed: 'questions',
      ground: 'liner',
      turn: 5,
      zoom: 1.05,
      alt: 'Quote form label on a pale ground',
    },
    content: `
<p>The price of a label follows from a few facts. If they come with the first message, the quote goes out the same day.</p>
<ol><li>What does it stick to?</li><li>How warm and how cold does that get?</li><li>Indoors or out, and for how long?</li><li>What size, or how much room is there?</li><li>What must it say, and does anyone's rule say so?</li><li>How many, and how many in a year?</li><li>Does each carry its own number?</li><li>Who or what fits it: a hand, a gun, a line?</li></ol>
<p>"I don't know" is a good answer. It tells us what to ask next. The one answer we cannot use is "the same as last time" from somebody whose last time was elsewhere.</p>
<p>The <a href="{{home}}/request-quote/">quote form</a> asks for the first, the fourth and the sixth. Put the rest into the last box, in any order.</p>`,
  },
];
