import { colours } from '../../artwork/draw/colours.ts';
import { assetArt, diamondArt, exArt, voidArt } from '../products/art.ts';
import type { PostDraft } from './draft.ts';

export const materialPosts: PostDraft[] = [
  {
    slug: 'why-nothing-sticks-to-polypropylene',
    title: 'Why nothing sticks to polypropylene',
    date: '2026-05-26T08:30:00',
    category: ['materials'],
    tags: ['adhesives', 'surfaces', 'plastics'],
    author: 'pieter',
    excerpt: 'Crates, tubs and meter boxes repel glue for the same reason a duck repels water.',
    cover: {
      kind: 'closeUp',
      art: voidArt(40, 20, 'White', 'steel', { title: 'CRATE SEAL', serial: 'No. 3001 7714' }),
      seed: 'pp',
      ground: { color: '#E3DFD0', lines: '#BFB89F' },
      peel: 0.42,
      zoom: 1.25,
      alt: 'White void label lifting from a pale crate',
    },
    content: `
<p>Put a drop of water on a polypropylene crate. It stands up like a bead. Adhesive does the same, only more slowly, and a label that stands on beads falls off.</p>
<h2>Surface energy in one table</h2>
<table><thead><tr><th scope="col">Surface</th><th scope="col">mN/m</th><th scope="col">Ordinary acrylic</th></tr></thead><tbody><tr><th scope="row">Glass</th><td>over 200</td><td>Excellent</td></tr><tr><th scope="row">Polyester</th><td>43</td><td>Good</td></tr><tr><th scope="row">ABS</th><td>42</td><td>Good</td></tr><tr><th scope="row">Polyethylene</th><td>31</td><td>Poor</td></tr><tr><th scope="row">Polypropylene</th><td>29</td><td>Poor</td></tr></tbody></table>
<h2>What helps</h2>
<p>A modified acrylic, which is softer and carries a tackifier, wets the surface in an hour. A flame passed over the spot for half a second raises the energy to 40 and lasts a day; moulders know how. Sanding makes it worse.</p>
<p>Test with a pen. If a felt-tip line draws back into dots, order <a href="{{home}}/product/void-label-for-low-energy-plastics/">the special film</a>.</p>`,
  },
  {
    slug: 'twenty-minutes-and-a-day',
    title: 'Twenty minutes and a day',
    date: '2026-04-14T08:30:00',
    category: ['materials'],
    tags: ['adhesives', 'void'],
    author: 'pieter',
    excerpt: 'Pressure sensitive does not mean instant. What goes on under a label while it is left alone.',
    cover: {
      kind: 'surfaces',
      art: voidArt(50, 20, 'Green', 'sheet', {
        title: 'LEAVE IT ALONE',
        sub: '20 MINUTES, THEN A DAY',
        serial: 'No. 2020 2440',
      }),
      seed: 'minutes',
      fields: ['kraft', 'kraft', 'steel', 'steel'],
      alt: 'Green seal across kraft board and steel',
    },
    content: `
<p>Customers ring at five past ten to say that the seal they fitted at ten came off whole. We ask them to ring again at half past.</p>
<h2>What happens</h2>
<p>An acrylic adhesive is a very thick liquid. When it is pressed on, it touches perhaps a third of the surface. Over the next minutes it creeps into the rest. After twenty the void message transfers cleanly. After a day the bond has reached nine tenths of what it will ever have.</p>
<ul><li>Warm parts bond faster: 30 °C halves the time.</li><li>Pressure counts more than time. A roller beats a thumb by a factor of three.</li><li>Rough surfaces take the whole day.</li></ul>
<p>Plan for it. Fit seals before the last inspection, not after. The parcel then stands for its twenty minutes while somebody reads the address.</p>`,
  },
  {
    slug: 'cold-rooms-and-frosted-cartons',
    title: 'Cold rooms and frosted cartons',
    date: '2026-02-03T08:30:00',
    category: ['materials', 'specialty'],
    tags: ['adhesives', 'cold-chain'],
    author: 'chanda',
    excerpt: 'Below zero the carton is wet, the glue is hard and the operator wears mittens.',
    cover: {
      kind: 'closeUp',
      art: voidArt(50, 20, 'White', 'ink', {
        title: 'COLD CHAIN',
        sub: 'DO NOT ACCEPT IF VOID',
        serial: 'No. 7000 0310',
      }),
      seed: 'cold',
      ground: 'ink',
      peel: 0.3,
      zoom: 1.2,
      alt: 'White cold chain seal on a dark ground',
    },
    content: `
<p>There are two temperatures on an adhesive's sheet and people read the wrong one. The service temperature says how cold it may get once it holds. The application temperature says how warm it must be while you press. For a standard acrylic the second is +10 °C.</p>
<h2>Three ways to do it</h2>
<ol><li>Label before freezing. Always first choice.</li><li>Use freezer grade, which may be applied at −10 °C, and press for two seconds longer than seems polite.</li><li>Wipe the frost first. Frost is water, and glue on water is a boat.</li></ol>
<p>Keep the rolls outside the cold room. A cold roll brought into warm air sweats, and a warm roll on a cold carton sticks: the same two objects, in the other order.</p>
<blockquote><p>Mittens off for the label, on for the pallet. It is four seconds.</p></blockquote>`,
  },
  {
    slug: 'sun-on-a-label-for-five-years',
    title: 'Sun on a label for five years',
    date: '2025-10-28T08:30:00',
    category: ['materials'],
    tags: ['outdoor', 'laminates'],
    author: 'pieter',
    excerpt: 'Upington gets twice the light of Berlin. Data sheets are written in Berlin.',
    cover: {
      kind: 'closeUp',
      art: assetArt(70, 32, 'SITE 114', 'FACES NORTH', 'UP-2021-0114', 'steel', { accent: '#C76A00' }),
      seed: 'sun',
      ground: { color: colours.yellow, lines: '#D99A00' },
      turn: -4,
      zoom: 1.15,
      alt: 'Site label on a yellow ground',
    },
    content: `
<p>In 2021 we hung forty labels on a north-facing fence near Upington and forgot about them, on purpose. In August we went to fetch them.</p>
<h2>What the fence said</h2>
<ul><li>Black survived everywhere.</li><li>Red went first: pink after fourteen months without laminate, after four years with it.</li><li>Paper was gone. So was the string that held the control.</li><li>Clear laminate without absorber turned yellow; with absorber it did not.</li></ul>
<h2>What we print now</h2>
<p>For anything out of doors: black on white or on metal, absorber in the laminate, and no information that exists in red alone. If the regulator asks for a colour, we put the word beside it.</p>
<p>The fence has new labels on it. Ask us in 2031.</p>`,
  },
  {
    slug: 'salt-water-and-the-drum-label',
    title: 'Salt water and the drum label',
    date: '2025-07-15T08:30:00',
    category: ['materials', 'specialty'],
    tags: ['chemical', 'laminates', 'ghs'],
    author: 'pieter',
    excerpt: 'Three months in the sea, and still a class 3. How the test works and what fails it.',
    cover: {
      kind: 'closeUp',
      art: diamondArt(100, 'FLAMMABLE LIQUID', 'UN 1993', '3', '#D3262B'),
      seed: 'drum',
      ground: 'steel',
      zoom: 0.98,
      alt: 'Class 3 drum diamond on steel',
    },
    content: `
<p>Dangerous goods that travel by sea carry labels that must be readable after three months in it. The idea is simple and grim: the drum is found on a beach, and somebody has to know what is in it.</p>
<h2>Who fails, and why</h2>
<p>Paper fails in an hour. Polyester survives but its adhesive does not like the edge of a steel drum, where the paint is thin and rust creeps under. Vinyl of marine grade stretches with the drum as it warms and cools, so no edge lifts, so no water gets in.</p>
<p>Ink matters as much. Water-based red bleeds into the white half of the diamond within a week. We use a solvent screen ink and let it cure for two days before cutting.</p>
<p>GHS labels for the same drum may be plainer: they are for the people who fill it, and they stand next to the diamond, never over it.</p>`,
  },
  {
    slug: 'paper-is-not-the-poor-relation',
    title: 'Paper is not the poor relation',
    date: '2025-03-18T08:30:00',
    category: ['materials'],
    tags: ['recycling', 'packaging'],
    author: 'chanda',
    excerpt: 'Indoors, for a month, on a box: use paper. It tears, it recycles and it costs a third.',
    cover: {
      kind: 'closeUp',
      art: {
        kind: 'bone',
        shape: 'dogbone',
        w: 60,
        h: 20,
        title: 'SEAL HERE',
        sub: 'SEALED',
        serial: '220 418',
        base: '#FFFFFF',
        accent: '#8FA3B5',
      },
      seed: 'paper',
      ground: 'kraft',
      zoom: 1.05,
      alt: 'White paper bridge seal on a carton',
    },
    content: `
<p>We sell film, and we would like you to buy paper where paper is right.</p>
<p>A frangible paper seal over the flap of a carton has two virtues that film lacks. It cannot be peeled, because it has no strength to be peeled with. And it goes to the mill with the box, while film has to be picked out of the pulp by someone.</p>
<h2>When not</h2>
<ul><li>Outdoors, or anywhere that sweats.</li><li>More than a year on a shelf in the light.</li><li>On anything that is handled daily.</li></ul>
<p>The test is to ask how long the proof must last. A carton from Midrand to Bloemfontein needs it for two days. Paper, then, and put the difference into numbering.</p>`,
  },
  {
    slug: 'gas-groups-without-tears',
    title: 'Gas groups without tears',
    date: '2025-05-27T08:30:00',
    category: ['mining'],
    tags: ['ex', 'mining'],
    author: 'pieter',
    excerpt: 'I, IIA, IIB, IIC: who is in which room, and why hydrogen sits alone.',
    cover: {
      kind: 'closeUp',
      art: exArt(80, 45, 'FLAMEPROOF', 'Ex db I Mb', 'ISOLATE ELSEWHERE BEFORE OPENING', 'FLP-80-11'),
      seed: 'gas',
      ground: 'steel',
      turn: -6,
      alt: 'Flameproof enclosure label',
    },
    content: `
<p>People who order Ex labels know their own plant and nobody else's. This is for the day you order for another one.</p>
<dl><dt>Group I</dt><dd>Methane in coal mines. Its own world, with its own dust.</dd><dt>IIA</dt><dd>Propane and most solvents.</dd><dt>IIB</dt><dd>Ethylene, and town gas.</dd><dt>IIC</dt><dd>Hydrogen and acetylene, which light at a tenth of the energy.</dd></dl>
<h2>Up is allowed, down is not</h2>
<p>Equipment for IIC may be used in IIB and IIA. Equipment for IIA in a hydrogen room is an accident. Group I and group II do not replace each other at all, in either direction, unless the certificate says both.</p>
<p>That is why we never shorten a marking to fit a label. If the line is too long we make the label longer. Steel is cheap.</p>`,
  },
  {
    slug: 'matt-or-gloss-underground',
    title: 'Matt or gloss underground',
    date: '2024-11-19T08:30:00',
    category: ['mining', 'materials'],
    tags: ['laminates', 'mining'],
    author: 'pieter',
    excerpt: 'A cap lamp is a mirror test. Gloss fails it.',
    cover: {
      kind: 'closeUp',
      art: exArt(70, 40, 'DUST PROTECTED', 'Ex tb IIIC T125 °C', 'KEEP DUST LAYER BELOW 5 mm', 'DIP-70-03'),
      seed: 'matt',
      ground: 'ink',
      turn: 3,
      zoom: 1.02,
      alt: 'Dust protection label on a dark ground',
    },
    content: `
<p>Light underground comes from the reader's own forehead. It hits a glossy label square on and comes straight back, and for a moment there is no text, only a white disc.</p>
<p>We took both laminates to a training level near Carletonville with twelve people and a stop watch. Time to read out the certificate number, average:</p>
<table><thead><tr><th scope="col">Laminate</th><th scope="col">Clean</th><th scope="col">Dusty</th></tr></thead><tbody><tr><th scope="row">Gloss</th><td>6.1 s</td><td>5.2 s</td></tr><tr><th scope="row">Matt</th><td>2.8 s</td><td>4.0 s</td></tr></tbody></table>
<p>Dust helps gloss, because dust is matt. It hurts matt a little, because it settles in the grain. Matt still wins, and it wins most on the day of the audit, when somebody has wiped everything.</p>`,
  },
];
