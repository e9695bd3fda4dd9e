import { colours } from '../../artwork/draw/colours.ts';
import { assetArt, cartonArt, handlingArt, tapeArt } from '../products/art.ts';
import type { PostDraft } from './draft.ts';

export const packagingPosts: PostDraft[] = [
  {
    slug: 'what-to-print-on-tape',
    title: 'What to print on tape',
    date: '2026-03-10T08:30:00',
    category: ['packaging'],
    tags: ['tape', 'design'],
    author: 'chanda',
    excerpt: 'A logo every half metre, or a sentence that somebody acts on.',
    cover: {
      kind: 'closeUp',
      art: tapeArt(48, 66, 'CHECK SEAL BEFORE SIGNING', 'Orange', { edge: '#E08B63' }),
      seed: 'tape-cover',
      ground: 'sheet',
      alt: 'Roll of orange printed tape',
    },
    content: `
<p>Tape is the cheapest surface a company owns. Most of it says the company's name, forty times a box. That is pleasant and does nothing.</p>
<h2>Give it a verb</h2>
<p>"Check seal before signing." "If cut, count." "Open this side." Each of these has changed what people do at a dock we know. The name can follow, smaller.</p>
<h2>Technical limits</h2>
<ul><li>Three colours at most; the third costs more than the first two.</li><li>Letters at least 4 mm high. Tape is read at an angle, moving.</li><li>Leave 3 mm clear on both edges, because tape guns wander.</li><li>Repeat every 500 mm, so that every box shows the whole sentence at least twice.</li></ul>
<p>Print it to be read from both sides of the pallet: one line each way up. It costs nothing, and half your readers stand on the other side.</p>`,
  },
  {
    slug: 'the-two-second-dock-check',
    title: 'The two-second dock check',
    date: '2025-12-23T08:30:00',
    category: ['packaging', 'security'],
    tags: ['procedures', 'warehousing', 'tape'],
    author: 'chanda',
    excerpt: 'Look, run a thumb, read four digits. A routine that survives a Friday afternoon.',
    comments: 'closed',
    cover: {
      kind: 'closeUp',
      art: cartonArt(48, 40, 'OPENED IN TRANSIT?', 'Green'),
      seed: 'dock',
      ground: 'kraft',
      alt: 'Green void tape pulled back on a carton',
    },
    content: `
<p>Checks that take a minute are skipped by three o'clock. This one takes two seconds and we have watched it being done at ten to five.</p>
<ol><li><strong>Look</strong> along the seam, not at it. Lifted tape throws a shadow.</li><li><strong>Thumb</strong> across the end. Tape that was laid twice has a ridge.</li><li><strong>Read</strong> the last four digits aloud. Your colleague has the first carton's number and adds one.</li></ol>
<p>Reading aloud is the part people leave out and the part that works. Two people who heard a number do not sign for another.</p>
<h2>If it is wrong</h2>
<p>Do not open it. Photograph it with the vehicle's number plate in the picture, write "seal broken" on the note before signing, and put the carton on its own. Everything after that is somebody else's job, and you have just made it easy.</p>`,
  },
  {
    slug: 'how-to-say-fragile',
    title: 'How to say fragile',
    date: '2025-08-05T08:30:00',
    category: ['packaging'],
    tags: ['design', 'warehousing'],
    author: 'chanda',
    excerpt: 'A glass, an umbrella and two arrows. Do drivers read them? We asked.',
    cover: {
      kind: 'closeUp',
      art: handlingArt(100, 60, 'FRAGILE', 'HANDLE WITH CARE · THIS WAY UP', { serial: 'GEN-FR-10060' }),
      seed: 'fragile',
      ground: 'kraft',
      turn: -8,
      zoom: 1.1,
      alt: 'Fragile label on kraft board',
    },
    content: `
<p>We stood at a depot in Germiston for a morning and asked forty drivers and handlers what five symbols meant. The glass was known to all of them. The umbrella meant "keep dry" to thirty-one, "glass inside" to six, and "insurance" to three.</p>
<p>Words did better, in any language the man could read, and size did best of all. A label with one word, 20 mm high, was noticed from across the bay. A label with three symbols was noticed when it was in the hand, which is late.</p>
<h2>So</h2>
<ul><li>One message for each label.</li><li>Two labels for each box, on opposite sides.</li><li>No "fragile" on things that are not. Every false one teaches people to ignore a true one.</li></ul>
<blockquote><p>If everything is fragile, we just throw it carefully.</p></blockquote>`,
  },
  {
    slug: 'road-rail-or-air-to-the-copperbelt',
    title: 'Road, rail or air to the Copperbelt',
    date: '2025-05-13T08:30:00',
    category: ['delivery'],
    tags: ['export', 'procedures'],
    author: 'chanda',
    excerpt: 'Five days is the promise. Which road keeps it depends on the month.',
    cover: {
      kind: 'routes',
      places: [
        { name: 'NDOLA', x: 520, y: 90 },
        { name: 'KITWE', x: 430, y: 70 },
        { name: 'BEITBRIDGE', x: 470, y: 250 },
        { name: 'LIVINGSTONE', x: 330, y: 130 },
        { name: 'GABORONE', x: 120, y: 300 },
      ],
      alt: 'Routes from Johannesburg to the Copperbelt',
    },
    content: `
<p>A pallet of drum labels for Kitwe can go three ways, and we have used all of them in one month.</p>
<table><thead><tr><th scope="col">Way</th><th scope="col">Days</th><th scope="col">Kilograms it suits</th><th scope="col">What goes wrong</th></tr></thead><tbody><tr><th scope="row">Air to Ndola</th><td>2</td><td>up to 80</td><td>Weekends</td></tr><tr><th scope="row">Road by Chirundu</th><td>4</td><td>80 to 900</td><td>Queues before holidays</td></tr><tr><th scope="row">Road by Kazungula</th><td>5</td><td>80 to 900</td><td>Longer, and rarely late</td></tr></tbody></table>
<p>In December we send everything by Kazungula. It is 240 km more and nobody in a hurry goes that way, which is why it is faster.</p>
<p>Labels are light. Under 80 kg the aeroplane costs less than one day of a stopped filling line, and we say so even though the margin is in the truck.</p>`,
  },
  {
    slug: 'returnable-crates-and-clean-removal',
    title: 'Returnable crates and clean removal',
    date: '2025-01-28T08:30:00',
    category: ['packaging', 'materials'],
    tags: ['plastics', 'recycling', 'adhesives'],
    author: 'pieter',
    excerpt: 'A crate makes sixty trips. A label should make one.',
    cover: {
      kind: 'series',
      art: assetArt(50, 22, 'CRATE POOL', 'RETURN', 'CR-000411', 'liner', { accent: colours.verify }),
      seed: 'crate',
      serials: [
        'CR-000411',
        'CR-000412',
        'CR-000413',
        'CR-000414',
        'CR-000415',
        'CR-000416',
        'CR-000417',
        'CR-000418',
        'CR-000419',
      ],
      marked: 7,
      ground: '#DDE2DA',
      alt: 'Crate labels in a sheet',
    },
    content: `
<p>Every label that stays on a crate is read by the next scanner that sees it. A fruit packer in Ceres showed us one with eleven.</p>
<h2>Two labels, two adhesives</h2>
<p>The crate's own number is permanent: moulded, or a label with an aggressive adhesive under laminate. The trip's label is removable and should be easier to take off than to cover. If covering is easier, people cover.</p>
<h3>Removable is a promise with a date</h3>
<p>Removable adhesive becomes permanent with time, heat and pressure. On polypropylene we promise six months. After that it comes off with warm water and a scraper, or with the wash at 60 °C if you ask for the wash-off grade.</p>
<p>Put the trip label on the short side. Crates are stacked by the long sides, and that is where the glue gets pressed for a whole season.</p>`,
  },
  {
    slug: 'counting-rolls-instead-of-boxes',
    title: 'Counting rolls instead of boxes',
    date: '2024-09-24T08:30:00',
    category: ['packaging', 'delivery'],
    tags: ['warehousing', 'numbering'],
    author: 'chanda',
    excerpt: 'Numbered tape turns a stock count into subtraction.',
    cover: {
      kind: 'closeUp',
      art: tapeArt(48, 50, 'SEALED AT ORIGIN', 'Blue'),
      seed: 'rolls',
      ground: 'sheet',
      alt: 'Roll of blue numbered tape',
    },
    content: `
<p>Our void tape carries a number every 250 mm. A 400 mm carton takes 600 mm of it, closed in the shape of an H with one strip. So each carton uses two numbers and a bit.</p>
<p>A despatch manager in Epping noticed that she could count cartons by looking at the roll. Start 117 400, end 118 210: 810 numbers, 337 cartons, give or take two. The system said 341. She found the four behind a door.</p>
<h2>Where it breaks down</h2>
<ul><li>Mixed carton sizes, unless each bench has its own roll.</li><li>Generous tapers. One man used a metre a box; they bought him a cutter with a stop.</li></ul>
<p>It is not a stock system. It is a second opinion that costs nothing, and second opinions are rare in warehouses.</p>`,
  },
];
