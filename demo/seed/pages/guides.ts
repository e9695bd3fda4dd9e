import type { SeedPage } from '../types.ts';
import { page } from './page.ts';

export const guidePages: SeedPage[] = [
  page({
    slug: 'faq',
    title: 'Frequently asked questions',
    menuOrder: 10,
    modified: '2026-06-18T09:00:00',
    excerpt: '<p>Sizes, proofs, minimums, delivery: the questions that come up every week.</p>',
    content: `
<h2>How small can a label be?</h2><p>2.5 mm across. Below 8 mm there is room for a letter or a colour; an approval mark needs more.</p>
<h2>What is the smallest order?</h2><p>One roll of a stock label. One web of our press for anything printed for you, which is 1 to 36 rolls depending on the width.</p>
<h2>Can you match a Pantone colour?</h2><p>Yes, to within what the eye sees side by side. On metallised film colours look darker; we show it on the proof.</p>
<h2>How soon?</h2><p>Standard rolls leave within 24-48 hours in South Africa. Abroad, count five days.</p>
<h2>Do you print ICASA logos?</h2><p>Regulators are named in plain type. If you hold the right to use a mark, send the letter and we set it.</p>
<h2>What happens to my artwork?</h2><p>It is kept for five years and used for you alone.</p>`,
  }),
  page({
    slug: 'materials',
    title: 'Materials and adhesives',
    menuOrder: 11,
    modified: '2026-10-12T09:00:00',
    featuredMedia: 'cover-one-label-four-surfaces',
    excerpt: '<p>Which film, which adhesive, which surface. One table, kept current.</p>',
    content: `
<p>Choose the surface first, the temperature second and the look last. The table lists what we keep in stock; anything else takes a week.</p>
<table><thead><tr><th scope="col">Film</th><th scope="col">Thickness</th><th scope="col">Range</th><th scope="col">Good for</th></tr></thead><tbody>
<tr><th scope="row">White polyester</th><td>50 µm</td><td>−40 to 120 °C</td><td>Approval labels, asset tags</td></tr>
<tr><th scope="row">Metallised polyester</th><td>50 µm</td><td>−40 to 120 °C</td><td>Plates, cabinets</td></tr>
<tr><th scope="row">Void polyester</th><td>50 µm</td><td>−20 to 80 °C</td><td>Seals on smooth surfaces</td></tr>
<tr><th scope="row">Ultra-destructible vinyl</th><td>60 µm</td><td>−10 to 70 °C</td><td>Screws, small seams</td></tr>
<tr><th scope="row">Marine grade vinyl</th><td>90 µm</td><td>−30 to 80 °C</td><td>Drums, salt water</td></tr>
<tr><th scope="row">Polyimide</th><td>25 µm</td><td>up to 260 °C</td><td>Circuit boards</td></tr>
<tr><th scope="row">Coated paper</th><td>80 g/m²</td><td>0 to 50 °C</td><td>Cartons, indoors</td></tr>
</tbody></table>
<h2>Adhesives in one line each</h2>
<ul><li><strong>Permanent acrylic:</strong> most surfaces, most of the time.</li><li><strong>High tack acrylic:</strong> powder coat and rough plastic.</li><li><strong>Modified acrylic:</strong> polyethylene and polypropylene.</li><li><strong>Freezer grade:</strong> fitted cold, kept colder.</li><li><strong>Removable:</strong> a year on glass, then warm water.</li><li><strong>Non-residue:</strong> the message stays in the film.</li></ul>
<p>In doubt, <a href="{{home}}/product/adhesion-test-on-your-surface/">post us a sample</a>.</p>`,
  }),
  page({
    slug: 'delivery',
    title: 'Delivery',
    menuOrder: 12,
    modified: '2026-09-29T12:00:00',
    featuredMedia: 'cover-five-days-to-lusaka',
    excerpt: '<p>24-48 hours in South Africa, five days across a border.</p>',
    content: `
<table><thead><tr><th scope="col">Where</th><th scope="col">How long</th><th scope="col">Cost</th></tr></thead><tbody>
<tr><th scope="row">Gauteng</th><td>24 hours</td><td>R 95, free above R 3 000</td></tr>
<tr><th scope="row">Rest of South Africa</th><td>48 hours</td><td>R 145, free above R 3 000</td></tr>
<tr><th scope="row">Botswana, Lesotho, Eswatini, Namibia</th><td>3 to 4 days</td><td>By weight</td></tr>
<tr><th scope="row">Zambia, Zimbabwe, Mozambique, DRC</th><td>5 days</td><td>By weight, duties excluded</td></tr>
</tbody></table>
<p>The clock starts when the proof is approved. Orders approved by 11:00 are usually on press the same day.</p>
<p>Collections: ring the bell at the roller door, Mon-Fri 9-6, Sat 10-4.</p>`,
  }),
  page({
    slug: 'artwork-guidelines',
    title: 'Artwork guidelines',
    menuOrder: 13,
    modified: '2026-05-04T09:00:00',
    excerpt: '<p>Files, bleed, type height and bar codes: what lets a job go straight to proof.</p>',
    content: `
<p>We can work from a photograph of a napkin. A good file saves you a day.</p>
<ul><li>PDF, AI, EPS or SVG, in millimetres, at 1:1.</li><li>Bleed 1.5 mm; on seals under 10 mm 0.3 mm is enough.</li><li>Type as outlines. Nothing below 1.2 mm high on film, 1.5 mm on paper.</li><li>Lines no thinner than 0.1 mm, reversed lines 0.2 mm.</li><li>Black as 100 K alone. Four-colour black goes out of register and looks like a shadow.</li></ul>
<h2>Bar codes</h2>
<p>Send the data, not a picture of the code. Leave a quiet zone of ten times the narrowest bar on both sides. Matrix codes want 1 mm.</p>
<figure class="wp-block-image"><img src="{{media:label-anatomy}}" alt="Multifunctional security label with six numbered features"><figcaption>Each numbered feature needs a layer of its own in the file.</figcaption></figure>`,
  }),
  page({
    slug: 'regulatory-guide',
    title: 'Regulatory guide',
    menuOrder: 14,
    modified: '2026-11-02T09:00:00',
    featuredMedia: 'service-regulatory',
    excerpt: '<p>Which label goes on what, by authority.</p>',
    content: `
<p>An overview, not legal advice. The approval letter you hold is always right; these pages help you to read it.</p>
<ul><li><a href="{{home}}/regulatory-guide/icasa/">ICASA, South Africa</a></li><li><a href="{{home}}/regulatory-guide/zicta/">ZICTA, Zambia</a></li><li><a href="{{home}}/regulatory-guide/sabs/">SABS and NRCS, South Africa</a></li></ul>`,
  }),
  page({
    slug: 'icasa',
    title: 'ICASA type approval labels',
    parent: 'regulatory-guide',
    menuOrder: 1,
    modified: '2026-11-02T09:10:00',
    featuredMedia: 'icasa-type-approval-label',
    excerpt: '<p>What the label for South African radio and telecoms equipment has to carry.</p>',
    content: `
<p>Equipment that transmits, or that connects to a public network, needs type approval before it is sold. The label shows that it has it.</p>
<h2>On the label</h2>
<ul><li>The mark, at least 3 × 3 mm, on a plate of one to two.</li><li>The licence or approval number exactly as granted.</li><li>Type that can be read without a lens.</li></ul>
<p>Where the device is too small, the label may go on the packaging and into the manual. Keep the reasoning on file.</p>
<p>Our sizes start at 12 × 8 mm: see <a href="{{home}}/product/icasa-micro-approval-label/">the micro approval label</a>.</p>`,
  }),
  page({
    slug: 'zicta',
    title: 'ZICTA type approval labels',
    parent: 'regulatory-guide',
    menuOrder: 2,
    modified: '2026-03-16T09:00:00',
    featuredMedia: 'zicta-type-approval-label',
    excerpt: '<p>For equipment on its way to Zambia.</p>',
    content:
      '<p>Zambia asks for its own approval, also for equipment that is approved in South Africa. The number goes on the equipment and, in practice, on the box: that is where an officer looks first.</p>\n<p>Send us both letters and we put both numbers on one label.</p>',
  }),
  page({
    slug: 'sabs',
    title: 'SABS marks and NRCS letters',
    parent: 'regulatory-guide',
    menuOrder: 3,
    modified: '2025-10-08T09:00:00',
    featuredMedia: 'sabs-approval-label-round',
    excerpt: '<p>Two things that are often taken for one.</p>',
    content:
      '<p>The standards mark is voluntary and belongs to permit holders. The letter of authority is compulsory for the goods a specification names, and it is issued by the NRCS. A kettle may need the second without ever having the first.</p>\n<p>We print the permit number from the permit and the letter number from the letter.</p>',
  }),
];
