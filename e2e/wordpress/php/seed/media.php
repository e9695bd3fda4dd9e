<?php

/** @return array<string, int> Attachment ids by name; every picture has its real sizes on disk. */
function seed_media(): array {
	$pictures = array(
		'label-roll'    => array( 1600, 1000, 'A roll of white polyester labels' ),
		'void-seal'     => array( 1600, 1000, 'A seal that shows the word void after peeling' ),
		'icasa-mark'    => array( 1200, 1200, 'A printed ICASA mark &amp; number' ),
		'press-room'    => array( 2800, 1600, 'The press room in Midrand' ),
		'box-tape'      => array( 1200, 800, 'Branded tape on a box' ),
		'phone-sticker' => array( 800, 1200, 'A repair sticker inside a phone' ),
		'no-alt-text'   => array( 1200, 800, '' ),
		'tiny'          => array( 120, 80, 'A label of 2.5 mm' ),
		'logo'          => array( 512, 512, 'Karoo Labels' ),
	);
	$ids = array();
	foreach ( $pictures as $name => list( $width, $height, $alt ) ) {
		$ids[ $name ] = seed_attachment( "$name.jpg", 'image/jpeg', seed_picture( $name, $width, $height ) );
		update_post_meta( $ids[ $name ], '_wp_attachment_image_alt', $alt );
	}
	wp_update_post( array( 'ID' => $ids['press-room'], 'post_excerpt' => 'Two presses, one shift.' ) );
	$ids['price-list'] = seed_attachment( 'price-list.txt', 'text/plain', "Void seals, 1000: on request\n" );
	$ids['peel']       = seed_attachment( 'peel.wav', 'audio/wav', seed_sound() );
	set_theme_mod( 'custom_logo', $ids['logo'] );
	update_option( 'site_icon', $ids['logo'] );
	return $ids;
}

function seed_attachment( string $file, string $type, string $bytes ): int {
	$upload = wp_upload_bits( $file, null, $bytes, '2025/03' );
	$post   = array(
		'post_title'     => ucfirst( strtr( pathinfo( $file, PATHINFO_FILENAME ), '-', ' ' ) ),
		'post_mime_type' => $type,
		'post_status'    => 'inherit',
		'guid'           => $upload['url'],
	);
	$id = wp_insert_attachment( $post, $upload['file'] );
	wp_update_attachment_metadata( $id, wp_generate_attachment_metadata( $id, $upload['file'] ) );
	return $id;
}

/** A tenth of a second of silence. */
function seed_sound(): string {
	$samples = str_repeat( "\x80", 800 );
	return 'RIFF' . pack( 'V', 36 + strlen( $samples ) ) . 'WAVEfmt ' . pack( 'VvvVVvv', 16, 1, 1, 8000, 8000, 1, 8 )
		. 'data' . pack( 'V', strlen( $samples ) ) . $samples;
}

/** A JPEG of stripes in a colour of its own, so that two pictures are never taken for each other. */
function seed_picture( string $name, int $width, int $height ): string {
	$image = imagecreatetruecolor( $width, $height );
	list( $red, $green, $blue ) = array_map( 'hexdec', str_split( substr( md5( $name ), 0, 6 ), 2 ) );
	imagefill( $image, 0, 0, imagecolorallocate( $image, $red, $green, $blue ) );
	$light = imagecolorallocate( $image, 240, 240, 235 );
	for ( $y = 0; $y < $height; $y += 40 ) {
		imagefilledrectangle( $image, 0, $y, (int) ( $width * 0.7 ), $y + 12, $light );
	}
	imagestring( $image, 5, (int) ( $width * 0.75 ), 20, $name, $light );
	ob_start();
	imagejpeg( $image, null, 80 );
	return ob_get_clean();
}
