<?php

/** @return string[] Titles of the published posts, newest first. */
function seed_titles(): array {
	return array(
		'Void tape in the rain',
		'A widget from elsewhere',
		'Seals &amp; labels: what’s the difference?',
		'<em>Type approval</em> in ten steps',
		'How small can a label be?',
		'Polyester or vinyl',
		'ICASA numbers on small devices',
		'What a peeled seal tells you',
		'Box tape with your name',
		'Why “removable” is a promise',
		'Adhesives for cold rooms',
		'Reading a data sheet',
		'Serial numbers that never repeat',
		'Printing white on black',
		'A visit to the press room',
		'Repair stickers for phones',
		'Labels underground',
		'Colours that survive the sun',
		'How to order a sample',
		'Rounded corners',
		'From artwork to roll',
		'Barcodes that scan',
		'SABS and what it covers',
		'ZICTA for importers',
		'Recycling the liner',
		'Labels for chemicals',
		'Tamper evidence without foil',
		'Void patterns compared',
		'Packing for export',
		'Twenty-four years of sticking',
	);
}
