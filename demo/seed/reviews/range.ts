import { reviewsOf } from './build.ts';

export const rangeReviews = [
  ...reviewsOf('icasa-type-approval-label', [
    ['Hannes M.', 5, 'They found a wrong model number in our own letter. Saved a container.'],
    ['Aisha B.', 5, 'Proof within two hours, rolls the next day.'],
    ['Themba X.', 5, 'Customs officer read it without his glasses.'],
    ['Juanita S.', 4, 'Good label. The 20 × 12 in metallised is often out of stock.'],
    ['Kyle D.', 5, 'Does not smear with IPA, we tested.'],
    ['Mandla O.', 5, 'Matrix code scans through the film of the box.'],
    ['Rene V.', 5, 'Three models on one order, three artworks, no mix-up.'],
    ['Suleman I.', 4, 'Would be nice to order 250 at a time.'],
  ]),
  ...reviewsOf('icasa-approval-plate-metallic', [
    ['Tower crew 6', 5, 'Looks engraved. Costs a tenth of it.'],
    ['Mariette L.', 4, 'Let it sit for a day on powder coat. After that it is there for good.'],
    ['Vuyo N.', 5, 'Two summers on a mast in Kimberley, no fading.'],
  ]),
  ...reviewsOf('zicta-type-approval-label', [
    ['Mwila C.', 5, 'Arrived in Lusaka on the fifth day, as promised, with the letter copy in the parcel.'],
    ['Natasha P.', 5, 'Same proof for ICASA and ZICTA saved us a week.'],
    ['Bwalya K.', 5, 'Good adhesive on textured plastic.'],
    ['Owen T.', 5, 'Officer at Chirundu asked where we had them made.'],
  ]),
  ...reviewsOf('sabs-approval-label-round', [
    ['Electrix Durban', 4, 'They asked for our permit before printing. Rightly.'],
    ['Sonja K.', 5, 'Follows the curve of the plug without lifting.'],
    ['Mandy R.', 4, 'Blue is a little darker than the screen shows.'],
  ]),
  ...reviewsOf('imei-and-network-compliance-label', [
    ['Faizel O.', 5, 'The check digit report found eleven bad numbers in our own file.'],
    ['Lebo S.', 4, 'Thermal print scratches if boxes rub. Fine inside a shipper.'],
    ['Donovan A.', 5, 'Scans with the operator’s own gun, first time.'],
    ['Tanya M.', 4, 'Please add an option for three IMEIs.'],
    ['Sizwe H.', 4, 'Good value per thousand.'],
  ]),
  ...reviewsOf('multifunctional-security-label', [
    ['Cape Cellars', 5, 'Replaced three labels with one. The line speed went up by a fifth.'],
    ['Ravi N.', 5, 'We caught a copy in Lagos by the map of scans.'],
    ['Liesl F.', 5, 'Scratch panel is even and does not crumble.'],
    ['Zodwa P.', 5, 'Minimum of two rolls is fair for what it is.'],
    ['Antony G.', 5, 'Everyone in the meeting picked a different feature to like.'],
  ]),
  ...reviewsOf('intrinsic-safety-label-ex-ia', [
    ['Koos van T.', 5, 'Matt laminate is the difference. I can read it with the lamp on.'],
    ['Section 12 stores', 5, 'Wording straight from the certificate, with the X for special conditions.'],
    ['Patience M.', 4, 'Strong glue. Mark the place before you peel.'],
    ['Rudi B.', 5, 'Hydraulic oil wipes off, print stays.'],
  ]),
  ...reviewsOf('micro-seal-2-5-mm-round', [
    ['iPhixit Benoni', 5, 'Cannot believe it has a word on it. It has.'],
    ['Claudia N.', 5, 'Vacuum pen and good light, 150 an hour.'],
    ['Sbu M.', 5, 'Broke into four when I tried to move it. Correct.'],
    ['Leon R.', 5, 'Two thousand is two months for us.'],
    ['Watchmaker, Rosebank', 4, 'Fine work. Would love it in matt black.'],
    ['Pooja V.', 5, 'Quarter code is readable under the bench loupe.'],
  ]),
  ...reviewsOf('metallic-equipment-plate', [
    ['Workshop 9', 5, 'Sanded one on purpose. Bar code still reads.'],
    ['Estelle W.', 4, 'Long wait for stock, good plate.'],
  ]),
  ...reviewsOf('chemical-drum-diamond-class-3', [
    ['Sasolburg Solvents', 5, 'Rain, sun, forklift. Still a diamond.'],
    ['Devika S.', 4, 'Roll core is tight on our dispenser.'],
    ['Harbour Freight PE', 5, 'Passed the inspection on the quay.'],
  ]),
  ...reviewsOf('serialised-authentication-label', [
    ['Nuts & Bolts Ltd', 5, 'The code file loaded into our site in ten minutes.'],
    ['Erica J.', 4, 'Foil is lovely, text window could be larger.'],
  ]),
  ...reviewsOf('barcoded-asset-tag', [
    ['Municipal asset office', 5, 'Forty-one thousand tags, not one duplicate.'],
    ['Rhulani B.', 5, 'Still on school laptops after two years of children.'],
    ['Cindy A.', 5, 'Check digit was their idea. Good idea.'],
    ['Morné S.', 4, 'Black looks better than blue on grey furniture.'],
    ['Thulani G.', 5, 'Log in roll order makes fitting quick.'],
    ['Heidi K.', 4, 'Asked for rounded corners, got them.'],
  ]),
  ...reviewsOf('branded-box-sealing-tape', [
    ['Bean There Roasters', 5, 'Our boxes look like ours at last.'],
    ['Nadia C.', 5, 'Second run had no plate cost, just as they said.'],
    ['Trevor M.', 5, 'Holds on waxed fruit cartons.'],
    ['Ilse P.', 4, 'Logo a touch lighter than the sample, still happy.'],
    ['Karabo N.', 5, 'Courier stopped asking who the parcels belong to.'],
    ['Denzil F.', 5, 'Thirty-six rolls sounds like many. It is five weeks.'],
  ]),
  ...reviewsOf('security-printed-tape-orange', [
    ['Depot 3', 5, 'People read it. I have seen them read it.'],
    ['Maryam H.', 4, 'Orange transfers a little on white board in heat.'],
    ['Quinton L.', 5, 'Same day dispatch, no plates, no fuss.'],
  ]),
  ...reviewsOf('calibration-label', [
    ['Metrology lab, CSIR side', 4, 'Ball point holds, oil does not lift it.'],
    ['Nico D.', 5, 'Yellow for on hold stopped us using a bad gauge.'],
    ['Sharon T.', 4, 'A line for the certificate number would be welcome.'],
  ]),
  ...reviewsOf('handling-label-fragile', [
    ['Glass by Gugu', 4, 'Big and red. Breakage is down by half.'],
    ['Peter O.', 4, 'Does what it says, literally.'],
    ['Amanda J.', 4, 'Sticks to dusty board.'],
    ['Lungile Z.', 5, 'Two per box, opposite sides, as the blog says.'],
  ]),
  ...reviewsOf('blank-thermal-label-4-x-6', [
    ['Shop on Long', 5, 'Feeds straight. Prints black. What more.'],
    ['Esethu M.', 4, 'Core is 25 mm, check your printer.'],
    ['Warren K.', 5, 'Cheapest top-coated roll I found that is really top-coated.'],
    ['Online store', 3, 'One roll was wound loose.'],
  ]),
  ...reviewsOf('lithium-battery-mark', [
    ['PhonePost', 5, 'Airline agent waved it through.'],
    ['Glenda R.', 5, 'Our number printed on it, no more handwriting.'],
  ]),
  ...reviewsOf('void-label-for-low-energy-plastics', [
    ['Farm Fresh crates', 5, 'First one that holds on our PP crates.'],
    ['Jabu E.', 4, 'Needs the full day. After that nothing moves it.'],
  ]),
  ...reviewsOf('plain-packing-tape-brown', [
    ['Removals Randburg', 5, 'Tape. Brown. Holds.'],
    ['Miss P.', 4, 'Honest product, honest page.'],
    ['Storage4U', 4, 'Clear version yellows a bit in the window.'],
  ]),
  ...reviewsOf('artwork-and-proof', [
    ['Start-up in Stellenbosch', 5, 'Sent a napkin, got a label.'],
    ['Roshan D.', 5, 'Three rounds were enough, with one to spare.'],
  ]),
  ...reviewsOf('adhesion-test-on-your-surface', [
    ['R&D, Rosslyn', 5, 'A page of numbers and a straight answer, for nothing.'],
    ['Tebogo F.', 5, 'They told us not to buy the expensive one.'],
  ]),
  ...reviewsOf('floor-marking-tape-50-mm', [
    ['Safety rep', 3, 'Forklifts do not respect it. The tape is not to blame.'],
    ['Colleen B.', 4, 'Bevelled edge works.'],
  ]),
  ...reviewsOf('evidence-tape', [
    ['Forensic lab', 5, 'Snaps as it should. Signature breaks with it.'],
    ['Paralegal', 1, 'Ordered the wrong width, my own mistake, cannot return printed goods.', 'hold'],
    ['SEO partner', 5, 'Increase your ranking now www links', 'spam'],
  ]),
  ...reviewsOf('router-rating-plate', [
    ['Fibre installer', 4, 'Plate and carton finally agree.'],
    ['Ops, Umhlanga', 5, 'MAC list in, plates out.'],
  ]),
  ...reviewsOf('tape-gun-50-mm', [
    ['Packing bench', 4, 'Brake works, blade is covered, nobody bleeds.'],
    ['Ursula N.', 2, 'Handle came loose after a month. Replacement sent.'],
  ]),
];
