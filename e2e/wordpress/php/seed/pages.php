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
		array( 'contact', 'Contact the workshop', '<p>Ring twice at the side gate.</p>', 'services' ),
		array( 'returns', 'Returns of rolls', '<p>Rolls come back unopened.</p>', 'faq' ),
		array( 'returns', 'Returns of tools', '<p>Tools come back clean.</p>', 'services' ),
		array( 'fitting-guide', 'Fitting guide', seed_guide( $media ) ),
	);
	$ids = array();
	foreach ( $pages as $order => $page ) {
		// Of two that share a slug the first is known by it.
		$key         = isset( $ids[ $page[0] ] ) ? "$page[3]/$page[0]" : $page[0];
		$ids[ $key ] = wp_insert_post(
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

/** What a long page has: a table of contents, footnotes, a sound, links to the pages of files. */
function seed_guide( array $media ): string {
	$sound = wp_get_attachment_url( $media['peel'] );
	$file  = get_attachment_link( $media['peel'] );
	return '<!-- wp:paragraph --><p><a href="#main">To the surfaces</a></p><!-- /wp:paragraph -->'
		. '<!-- wp:paragraph --><p>Press for 20 seconds<sup data-fn="5c1d" class="fn"><a href="#5c1d" id="5c1d-link">1</a></sup> at room temperature.</p><!-- /wp:paragraph -->'
		. '<!-- wp:heading --><h2 id="main">Surfaces</h2><!-- /wp:heading -->'
		. "<!-- wp:audio {\"id\":{$media['peel']}} --><figure class=\"wp-block-audio\"><audio controls src=\"$sound\"></audio><figcaption>A seal that is peeled</figcaption></figure><!-- /wp:audio -->"
		. "[audio src=\"$sound\"]"
		. "<p><a href=\"$file\" rel=\"attachment wp-att-{$media['peel']}\">The sound</a></p>"
		. "[gallery ids=\"{$media['box-tape']},{$media['void-seal']}\"]"
		. '<ol class="wp-block-footnotes"><li id="5c1d">Longer on powder coat. <a href="#5c1d-link" aria-label="Jump to footnote reference 1">↩︎</a></li></ol>';
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
