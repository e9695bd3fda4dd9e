import type { SeedPage } from '../types.ts';
import { page } from './page.ts';

/** Pages with a screen of their own. */
export const mainPages: SeedPage[] = [
  page({
    slug: 'home',
    title: 'Home',
    menuOrder: 1,
    modified: '2026-10-30T09:12:00',
    featuredMedia: 'press-sheet',
    excerpt: '<p>Tamper evident, security void and telecom regulatory labels, printed and die-cut in Johannesburg.</p>',
    content: `
<p>Tamper evident, security void and telecom regulatory labels, printed and die-cut in Johannesburg for manufacturers, importers and repair facilities.</p>
<h2>What we make</h2>
<p>A seal is only worth what it proves. We make each one to show, without doubt, whether a product has been opened, swapped or copied. See <a href="{{home}}/labels/">the labels</a> or <a href="{{home}}/request-quote/">request a quote</a>.</p>`,
  }),
  page({
    slug: 'about',
    title: 'About Us',
    menuOrder: 2,
    modified: '2026-09-14T11:40:00',
    featuredMedia: 'press-diagram',
    excerpt: '<p>Tamper evident, void and approval labels from Johannesburg for 24 years.</p>',
    content: `
<p>We make the small part that proves the large part is genuine. From Johannesburg, for manufacturers, importers and repair facilities at home and across the border.</p>
<p>The company began in 2002 with one flexographic press and an order for 5000 warranty seals. The press is gone. The customer is still here.</p>`,
    acf: {
      hero_title: '24 years of proof, printed',
      hero_area:
        '<p>We make the small part that proves the large part is genuine. From Johannesburg, for manufacturers, importers and repair facilities at home and across the border.</p>',
      hero_image: { media: 'press-diagram-dark' },
      specialties_image: { media: 'press-diagram' },
      innovation_image: { media: 'cover-printing-a-seal-2-5-mm-wide' },
      section_one_title: 'Our specialties',
      section_one:
        '<p>Tamper evident and security void labels. ICASA, ZICTA and SABS approval labels. Intrinsic safety labels for mining and chemical plant. Branded box sealing tape.</p>\n<p>One team takes the job from licence letter to finished roll, so the wording that was approved is the wording that is printed.</p>',
      section_two_title: 'Innovation at 2.5 mm',
      section_two:
        '<p>Our smallest label is 2.5 mm across and still breaks when it is lifted. It fits the head of a single phone screw, and it is printed, cut and counted on the same line as everything else.</p>\n<p>100% of what leaves here was made for the customer it goes to. Support answers 24/7.</p>',
    },
  }),
  page({
    slug: 'contact',
    title: 'Contact Us',
    menuOrder: 3,
    modified: '2026-08-20T08:00:00',
    excerpt: '<p>Ask about a product, an approval or an order. We get back to you within 24 hours.</p>',
    content:
      '<p>Ask about a product, an approval or an order. We get back to you within 24 hours. Collections at our counter in Johannesburg, Gauteng, during business hours; bring the order number.</p>',
    meta: {
      contact_phone: '+27 11 000 0100',
      contact_email: 'quotes@diri.example',
      contact_address: 'Johannesburg, Gauteng, South Africa',
      social_links:
        'https://www.linkedin.example/company/diri-labels, https://www.facebook.example/dirilabels, https://x.example/dirilabels',
      privacy_policy_url: '{{media:privacy-policy-pdf}}',
    },
  }),
  page({
    slug: 'request-quote',
    title: 'Request Quote',
    menuOrder: 4,
    modified: '2026-10-02T08:00:00',
    featuredMedia: 'press-diagram',
    excerpt: '<p>Tell us what you are sealing or approving. Quote response within 24 hours.</p>',
    content:
      '<p>Tell us what you are sealing or approving. A label specialist checks the material, adhesive and print method, and answers within 24 hours.</p>',
    meta: {
      hero_title: 'Request a quote for <em>custom labels</em>',
      hero_subtitle:
        'Tell us what you are sealing or approving. A label specialist checks the material, adhesive and print method, and answers within 24 hours.',
      process_title: 'Our Quote Process',
      process_step1_title: 'Submit Requirements',
      process_step1_description:
        'Label type and quantity are enough to start. Add a size, surface or artwork note if you have one.',
      process_step2_title: 'Expert Review',
      process_step2_description:
        'We match material and adhesive to your surface, and check approval wording where a regulator is involved.',
      process_step3_title: 'Custom Quote',
      process_step3_description: 'Price per roll, lead time and a proof to approve, within 24 hours.',
      process_image: '{{media:press-diagram}}',
      contact_phone: '+27 11 000 0100',
      contact_email: 'quotes@diri.example',
      contact_hours: 'Monday - Friday 8AM - 5PM',
    },
  }),
  page({
    slug: 'services',
    title: 'Services',
    menuOrder: 5,
    modified: '2026-07-06T10:00:00',
    featuredMedia: 'service-multifunctional',
    excerpt: '<p>Artwork, serialisation, die cutting and fitting, with a label or without one.</p>',
    content: `
<p>A label is the end of a job that starts with a letter, a sketch or a complaint. We take on any part of it.</p>
<h2>Before the press</h2>
<p>Wording checked against the licence, artwork set to the die line, adhesion tested on a piece of your surface.</p>
<h2>After the press</h2>
<p>Numbering from your file, scratch panels, odd outlines, and two people who come to your warehouse and fit the labels when a container is waiting.</p>`,
  }),
  page({
    slug: 'labels',
    title: 'Our Labels',
    menuOrder: 6,
    modified: '2026-07-06T10:05:00',
    featuredMedia: 'service-tamper-evident',
    excerpt: '<p>Four families: regulatory, security, specialty and general.</p>',
    content: `
<p>Four families cover nearly everything we print. Choose by what the label has to prove: that a product is approved, that it is unopened, that it is genuine, or simply where it belongs.</p>
<p>Every size here can be cut to yours, from 2.5 mm up. Standard rolls leave within 24-48 hours in South Africa.</p>`,
  }),
];
