<?php

/**
 * @param array<string, int> $media
 * @return array<string, int> Page ids by slug.
 */
function seed_pages( array $media ): array {
	$pages = array(
		array( 'home', 'Home', '<p>Labels from the <strong>Karoo</strong>.</p>' ),
		array( 'about', 'About us', '<!-- wp:paragraph --><p>Family-owned since 2001 &amp; still printing.</p><!-- /wp:paragraph -->' ),
		array( 'contact', 'Contact', '<p>Come and see us.</p>[office_hours]' ),
		array( 'services', 'Services', seed_blocks( $media ) ),
		array( 'request-quote', 'Request a quote', '<p>Tell us what you need.</p>' ),
		array( 'terms-of-service', 'Terms of service', '<h1>Terms</h1><p>Payment in 30 days; goods stay ours until then.</p>' ),
		array( 'cookies', 'Cookies', '<p>One cookie, for the cart.</p>' ),
		array( 'labels', 'Labels', '<p>Four families of labels.</p>' ),
		array( 'faq', 'Questions &amp; answers', '<p>Asked often.</p>[unknown_shortcode]' ),
		array( 'delivery', 'Delivery', '<p>Two days in South Africa.</p>', 'faq' ),
		array( 'blog', 'Blog', '' ),
	);
	$ids = array();
	foreach ( $pages as $order => $page ) {
		$ids[ $page[0] ] = wp_insert_post(
			array(
				'post_type'      => 'page',
				'post_status'    => 'publish',
				'post_name'      => $page[0],
				'post_title'     => $page[1],
				'post_content'   => $page[2],
				'post_parent'    => isset( $page[3] ) ? $ids[ $page[3] ] : 0,
				'post_date'      => '2025-02-03 08:00:00',
				'menu_order'     => $order,
				'comment_status' => 'closed',
			)
		);
	}
	wp_insert_post( array( 'post_type' => 'page', 'post_status' => 'draft', 'post_name' => 'quagga-page', 'post_title' => 'Quagga page' ) );
	wp_update_post( array( 'ID' => $ids['about'], 'post_excerpt' => 'Who prints your labels.' ) );
	update_option( 'show_on_front', 'page' );
	update_option( 'page_on_front', $ids['home'] );
	update_option( 'page_for_posts', $ids['blog'] );
	set_post_thumbnail( $ids['about'], $media['press-room'] );
	seed_page_fields( $ids['request-quote'], wp_get_attachment_url( $media['press-room'] ) );
	return $ids;
}

function seed_page_fields( int $page, string $image ): void {
	$fields = array(
		'hero_title'                => 'A quote <em>today</em>',
		'hero_subtitle'             => 'Priced by a person in Midrand',
		'process_title'             => 'Three steps',
		'process_image'             => $image,
		'process_step1_title'       => 'Ask',
		'process_step1_description' => 'Send us the size and the quantity.',
		'contact_phone'             => '+27 10 000 0000',
		'contact_hours'             => 'Weekdays 08:00 to 16:30',
		'_edit_last'                => '1',
	);
	foreach ( $fields as $key => $value ) {
		update_post_meta( $page, $key, $value );
	}
}

/** Blocks that a page of services has: columns, a table, a quotation, a gallery, a button. */
function seed_blocks( array $media ): string {
	$about = home_url( '/about/' );
	return "<!-- wp:columns --><div class=\"wp-block-columns\"><!-- wp:column --><div class=\"wp-block-column\"><p>Design &amp; artwork</p></div><!-- /wp:column --></div><!-- /wp:columns -->"
		. '<!-- wp:table --><figure class="wp-block-table"><table><tbody><tr><td>Rush</td><td>24–48 hours</td></tr></tbody></table></figure><!-- /wp:table -->'
		. '<!-- wp:quote --><blockquote class="wp-block-quote"><p>It stuck.</p><cite>A miner</cite></blockquote><!-- /wp:quote -->'
		. "[gallery ids=\"{$media['box-tape']},{$media['void-seal']}\"]"
		. "<!-- wp:button --><div class=\"wp-block-button\"><a class=\"wp-block-button__link\" href=\"$about\">Meet us</a></div><!-- /wp:button -->";
}
