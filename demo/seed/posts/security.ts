import { clearArt, roundArt, voidArt } from '../products/art.ts';
import type { PostDraft } from './draft.ts';

export const securityPosts: PostDraft[] = [
  {
    slug: 'what-a-seal-cannot-do',
    title: 'What a seal cannot do',
    date: '2026-07-21T08:30:00',
    category: ['security'],
    tags: ['tamper-evident', 'procedures'],
    author: 'anele',
    excerpt: 'A label does not stop anybody. Buyers who know that get more out of it.',
    cover: {
      kind: 'closeUp',
      art: {
        kind: 'egg',
        w: 30,
        h: 24,
        title: 'DO NOT TAMPER',
        sub: 'BREAKS ON REMOVAL',
        serial: '0091 4426',
        accent: '#E08A6A',
        ink: '#8E1B16',
      },
      seed: 'egg-cover',
      ground: 'kraft',
      turn: -4,
      zoom: 1.05,
      alt: 'Eggshell seal on kraft board',
    },
    content: `
<p>Once a month somebody asks for a label that cannot be removed. There is none. There are labels that cannot be removed without showing it, and the difference is the whole trade.</p>
<h2>Evidence needs a witness</h2>
<p>A broken seal on a crate that nobody looks at is a torn piece of plastic. Before ordering, write down who looks, when, and what they do if the seal is wrong. Three lines are enough. If the third line is empty, spend the money on a padlock.</p>
<h2>What it does do</h2>
<ul><li>It moves the moment of discovery from the customer to the dock.</li><li>It narrows the question from "somewhere between Durban and here" to one lorry.</li><li>It makes an honest person's word unnecessary.</li></ul>
<blockquote><p>The best seal we sell is the one that the night shift reads out over the radio.</p></blockquote>
<p>Everything else, film and number and hologram, is there to make that reading quick.</p>`,
  },
  {
    slug: 'holograms-what-the-eye-checks',
    title: 'Holograms: what the eye checks, and what it skips',
    date: '2026-07-07T08:30:00',
    category: ['security'],
    tags: ['hologram', 'authentication'],
    author: 'anele',
    excerpt: 'People look at a hologram for less than a second. Design for that second.',
    cover: {
      kind: 'closeUp',
      art: roundArt('holo', 15, 'ink', { title: 'GENUINE', serial: 'H 77 204 118' }),
      seed: 'holo-cover',
      ground: 'ink',
      zoom: 0.94,
      alt: 'Holographic seal on a dark ground',
    },
    content: `
<p>We once swapped a customer's hologram for plain silver foil on twenty boxes and put them on the counter. Nineteen were accepted. The twentieth had a crease.</p>
<h2>Movement, then word, then nothing</h2>
<p>The eye asks whether it moves. If it does, the eye reads the largest word. Fine line patterns, hidden images and kinetic effects are for laboratories; they are worth having, but no cashier will ever see them.</p>
<h3>So we put the check where the eye is</h3>
<ol><li>One word, in plain ink, in a window in the foil.</li><li>A number under it that differs on every seal.</li><li>One movement that can be described in a sentence: "the ring turns".</li></ol>
<p>Print that sentence on the box. A customer who is told what to look for looks.</p>
<p>Copies made on a scanner are flat and grey and fool nobody who tilts them. Copies made with bought foil do move, but they move differently, and the sentence on the box gives them away.</p>`,
  },
  {
    slug: 'microtext-under-the-loupe',
    title: 'Microtext under the loupe',
    date: '2026-06-23T08:30:00',
    category: ['security', 'press-notes'],
    tags: ['microtext', 'authentication'],
    author: 'pieter',
    excerpt: 'Half a millimetre of type looks like a line. That is all it has to do until somebody asks.',
    cover: {
      kind: 'closeUp',
      art: voidArt(60, 30, 'Black', 'sheet', {
        title: 'READ THE EDGE',
        sub: 'THE BORDER IS TEXT',
        serial: 'No. 0448 1932',
      }),
      seed: 'micro-edge',
      ground: 'liner',
      peel: 0,
      zoom: 1.6,
      alt: 'Edge of a black seal, its border made of very small text',
    },
    content: `
<p>The border of our void labels is not a line. It is a sentence in type 0.4 mm high, repeated until it meets itself.</p>
<h2>Why a copy loses it</h2>
<p>An office scanner at 600 dots an inch has nine dots for each letter. Nine dots can make a letter in theory. In practice the paper moves, the software sharpens, and the printer spreads the ink; what comes out is a grey hair.</p>
<table><thead><tr><th scope="col">Process</th><th scope="col">Smallest type that reads</th></tr></thead><tbody><tr><th scope="row">Our flexo, film</th><td>0.35 mm</td></tr><tr><th scope="row">Office laser</th><td>0.9 mm</td></tr><tr><th scope="row">Ink jet on vinyl</th><td>1.4 mm</td></tr></tbody></table>
<p>There is one misprint in our border, put there on purpose, at a place that changes with the job. A copyist who retypes the sentence corrects it.</p>
<p>Your inspectors get a card that says where to look. Nobody else does.</p>`,
  },
  {
    slug: 'sealing-a-ballot-box',
    title: 'Sealing a ballot box in a school hall',
    date: '2026-05-12T08:30:00',
    category: ['security'],
    tags: ['numbering', 'procedures', 'void'],
    author: 'anele',
    excerpt: 'Notes from a union election: four seals, two books and one argument that did not happen.',
    cover: {
      kind: 'closeUp',
      art: voidArt(90, 30, 'Yellow', 'sheet', {
        title: 'BALLOT BOX',
        sub: 'COUNTED AND SEALED',
        serial: 'No. 0000 4410',
      }),
      seed: 'ballot',
      ground: 'steel',
      peel: 0.3,
      zoom: 1.2,
      alt: 'Yellow ballot box seal with its corner lifted',
    },
    content: `
<p>The returning officer was a retired station master. He wanted to know what would happen if the lights went out, and he was right to ask.</p>
<h2>How it was done</h2>
<ol><li>Before voting, the empty box is shown to everyone and sealed on two sides. Both numbers are read aloud and written in the book.</li><li>After voting, the slot is sealed with a third label. Agents sign across its edge, half on the label and half on the box.</li><li>In the counting room the numbers are read from the book first, and then from the box. Never the other way round.</li></ol>
<p>The order in the last step matters more than the film. Someone who reads the box first will see that number in the book.</p>
<h2>The power cut</h2>
<p>It came at twenty past seven and lasted eleven minutes. When the lights returned there was a silence, then the numbers were read, and then people went back to their tea.</p>
<p>We print these seals for boards and co-operatives from one roll upwards; <a href="{{home}}/product/ballot-box-seal-numbered/">the matching slip</a> tears off for the officer's book.</p>`,
  },
  {
    slug: 'clear-seals-on-printed-cartons',
    title: 'Clear seals on printed cartons',
    date: '2026-03-24T08:30:00',
    category: ['security', 'packaging'],
    tags: ['void', 'retail'],
    author: 'chanda',
    excerpt: '',
    cover: {
      kind: 'closeUp',
      art: clearArt(45, 18, { title: 'ORIGINAL', sub: 'HIDDEN MESSAGE FILM', serial: 'TR 0004 1188' }),
      seed: 'clear-cover',
      ground: 'device',
      peel: 0.34,
      alt: 'Transparent void label on a dark casing, lifted',
    },
    content: `
<p>Marketing wants the box untouched. Logistics wants it sealed. A transparent void label is the treaty between them.</p>
<h2>Three things to test first</h2>
<ul><li><strong>Varnish.</strong> Silicone varnish, used for a silky touch, holds nothing. Ask the carton printer for an unvarnished strip 20 mm wide.</li><li><strong>Dark ink.</strong> The message is pale. On a white box it is hard to see; on navy it shouts.</li><li><strong>Line speed.</strong> Clear labels need a clear-label sensor. The standard one does not see them and fits two, or none.</li></ul>
<p>One cosmetics house fits them by hand on the few thousand boxes that go to airports, and leaves the rest alone. That is a sensible use of a good label.</p>
<p>The adhesive grips for good after a day. A shopper who opens the box at home leaves VOID on the flap, and the returns desk knows what it is looking at.</p>`,
  },
  {
    slug: 'random-serials-or-running-serials',
    title: 'Random serials or running serials',
    date: '2025-12-09T08:30:00',
    category: ['security'],
    tags: ['numbering', 'authentication', 'qr'],
    author: 'anele',
    excerpt: 'Running numbers count. Random numbers authenticate. Mixing them up costs money twice.',
    cover: {
      kind: 'series',
      art: {
        kind: 'multi',
        w: 60,
        h: 30,
        title: 'AUTHENTIC',
        sub: 'SCAN · SCRATCH · VERIFY',
        code: 'MULTIFUNCTIONAL SECURITY LABEL',
      },
      seed: 'random',
      serials: [
        'ZA60 448 1932',
        'ZA17 902 5518',
        'ZA83 116 0047',
        'ZA29 771 3360',
        'ZA54 030 8821',
        'ZA91 665 1204',
        'ZA08 342 9975',
        'ZA76 218 4403',
        'ZA35 887 6619',
      ],
      marked: 4,
      ground: '#DDE2DA',
      alt: 'Nine authentication labels with numbers that do not follow each other',
    },
    content: `
<p>If your numbers run 1001, 1002, 1003, then a counterfeiter with one bottle knows ten thousand valid numbers. If they are random, your warehouse cannot tell whether a roll is complete.</p>
<h2>Use both</h2>
<p>We print a running number for the people who count and a random code, in a matrix or under a scratch panel, for the people who check. The log ties one to the other and stays with you.</p>
<h3>How random is random enough</h3>
<p>Take the number of labels you will make in ten years and multiply by a million. Ten characters from an alphabet of thirty do that with room to spare. Leave out O, I, L and U: the last one saves you from words.</p>
<blockquote><p>A code that has been checked three times in Polokwane and once in Lagos on the same afternoon has told you everything you need.</p></blockquote>
<p>So keep the time and place of each check. The answer to the shopper is yes or no; the answer to you is a map.</p>`,
  },
  {
    slug: 'seals-for-a-data-hall',
    title: 'Seals for a data hall',
    date: '2025-08-26T08:30:00',
    category: ['security'],
    tags: ['procedures', 'tamper-evident'],
    author: 'pieter',
    excerpt: 'Powder coat, airflow and auditors: what we learned from 600 rack doors.',
    cover: {
      kind: 'closeUp',
      art: voidArt(70, 20, 'Blue', 'device', { title: 'RACK SEALED', sub: 'LOG BEFORE OPENING', serial: 'RK 00 7714' }),
      seed: 'rack',
      ground: { color: '#16273D', lines: '#2B4260' },
      peel: 0,
      turn: 3,
      zoom: 1.3,
      alt: 'Blue rack seal on a dark ground',
    },
    content: `
<p>The first trial failed in an afternoon. The seals were good; the air was not. Cold aisles run at 18 °C with a breeze, and acrylic that is pressed on cold with a thumb has wetted a third of the surface.</p>
<h2>What we changed</h2>
<ul><li>Seals are kept in the security office, at room temperature, not in the hall.</li><li>A small felt roller goes with the book. Thumbs were retired.</li><li>Non-residue film, because 600 doors with VOID on them look like a break-in.</li></ul>
<h2>And what the auditor changed</h2>
<p>He asked for the bar code. A number that is copied by hand is wrong once in three hundred times, he said, and he had the spreadsheet to show it. Now the guard scans the old seal, opens, closes, scans the new one. The log has two lines with the same minute, and no handwriting.</p>`,
  },
  {
    slug: 'red-blue-or-silver',
    title: 'Red, blue or silver: choosing a seal colour',
    date: '2025-04-15T08:30:00',
    category: ['security'],
    tags: ['design', 'void'],
    author: 'chanda',
    excerpt: 'Colour is a message before the text is. Pick it by who must see the seal, and who must not.',
    cover: {
      kind: 'surfaces',
      art: voidArt(50, 20, 'Silver', 'sheet', {
        title: 'FOUR GROUNDS',
        sub: 'ONE COLOUR HIDES, ONE SHOUTS',
        serial: 'No. 3001 0001',
      }),
      seed: 'redblue',
      fields: ['ink', 'device', 'steel', 'sheet'],
      alt: 'Silver seal over four different grounds',
    },
    content: `
<p>A seal that is meant to be inspected should be seen from two metres. A seal that is meant to catch somebody should not be seen at all.</p>
<table><thead><tr><th scope="col">Colour</th><th scope="col">Says</th><th scope="col">Best on</th></tr></thead><tbody><tr><th scope="row">Red</th><td>Stop</td><td>Doors, cartons, trolleys</td></tr><tr><th scope="row">Blue</th><td>Checked</td><td>Racks, laptops, meters</td></tr><tr><th scope="row">Silver</th><td>Nothing much</td><td>Casings, between other labels</td></tr><tr><th scope="row">Clear</th><td>Nothing at all</td><td>Printed boxes</td></tr></tbody></table>
<p>Change the colour with the season if seals are fitted daily. A blue seal in a red quarter is either very old or not yours, and a tired guard notices colour when he no longer notices numbers.</p>
<p>One in twelve men does not tell red from green. If your scheme rests on those two, add a shape: a notch, a round corner, a bar.</p>`,
  },
];
