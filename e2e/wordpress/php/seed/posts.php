<?php

/**
 * Thirty published posts, newest first as listed, and four that no visitor may read.
 *
 * @param int[]              $authors
 * @param array<string, int> $terms
 * @param array<string, int> $media
 */
function seed_posts( array $authors, array $terms, array $media ): void {
	$pictures   = array( 'label-roll', 'void-seal', 'icasa-mark', 'press-room', 'box-tape', 'phone-sticker', 'no-alt-text', 'tiny' );
	$categories = array( 'regulations', 'security-seals', 'printing', 'icasa', 'company-news' );
	$tags       = array( 'tamper-evidence', 'void-tape', 'polyester', 'how-to', 'rest-recycling' );

	foreach ( seed_titles() as $index => $title ) {
		$id = wp_insert_post(
			array(
				'post_title'     => $title,
				'post_excerpt'   => $index % 3 ? '' : "In short: $title",
				'post_content'   => seed_article( $index, $title, $media ),
				'post_author'    => $authors[ $index % count( $authors ) ],
				'post_status'    => 'publish',
				'post_date'      => gmdate( 'Y-m-d 09:30:00', strtotime( '2025-12-01' ) - $index * 11 * DAY_IN_SECONDS ),
				'comment_status' => $index % 2 ? 'closed' : 'open',
				'post_category'  => array( $terms[ $categories[ $index % 5 ] ], ...( $index % 4 ? array() : array( $terms['printing'] ) ) ),
				'tags_input'     => array( $terms[ $tags[ $index % 5 ] ], $terms[ $tags[ ( $index + 2 ) % 5 ] ] ),
			)
		);
		// Every sixth has no picture, as on a site of years.
		if ( 5 !== $index % 6 ) {
			set_post_thumbnail( $id, $media[ $pictures[ $index % count( $pictures ) ] ] );
		}
	}
	seed_hidden_posts( $media );
}

/** The text of a post: blocks for most, the classic editor's HTML for some, hostile HTML in the second. */
function seed_article( int $index, string $title, array $media ): string {
	if ( 1 === $index ) {
		return '<p>A pasted widget.</p><script>window.pasted = true</script><p onclick="window.pasted = true" style="color:red">Click me</p>'
			. '<iframe src="https://elsewhere.example/frame"></iframe><a href="javascript:window.pasted = true">A link</a>';
	}
	$image = wp_get_attachment_image( $media['label-roll'], 'large' );
	$about = home_url( '/about/' );
	if ( 0 === $index % 7 ) {
		return "A classic post on $title.\n\nIts second paragraph has a <a href=\"$about\">link home</a>.\n\n"
			. "[caption id=\"attachment_{$media['label-roll']}\" align=\"alignnone\" width=\"1024\"]{$image} A caption from 2019[/caption]";
	}
	return "<!-- wp:paragraph -->\n<p>What we learnt about $title, in a few lines for a busy buyer.</p>\n<!-- /wp:paragraph -->\n\n"
		. "<!-- wp:heading -->\n<h2>What to ask for</h2>\n<!-- /wp:heading -->\n\n"
		. "<!-- wp:list -->\n<ul><li>A sample</li><li>The adhesive’s data sheet</li></ul>\n<!-- /wp:list -->\n\n"
		. "<!-- wp:image {\"id\":{$media['label-roll']}} -->\n<figure class=\"wp-block-image\">$image</figure>\n<!-- /wp:image -->\n\n"
		. "<!-- wp:paragraph -->\n<p>More on the <a href=\"$about\">about page</a>.</p>\n<!-- /wp:paragraph -->";
}

/** @param array<string, int> $media One file belongs to a draft: WordPress counts it, and shows it to no stranger. */
function seed_hidden_posts( array $media ): void {
	$hidden = array(
		array( 'post_title' => 'Quagga draft', 'post_status' => 'draft' ),
		array( 'post_title' => 'Quagga private', 'post_status' => 'private' ),
		array( 'post_title' => 'Quagga scheduled', 'post_status' => 'future', 'post_date' => '2099-01-01 09:00:00' ),
		array( 'post_title' => 'Quagga behind a password', 'post_status' => 'publish', 'post_password' => 'open sesame', 'post_date' => '2024-01-01 09:00:00' ),
	);
	foreach ( $hidden as $post ) {
		$slug = sanitize_title( $post['post_title'] );
		wp_insert_post( $post + array( 'post_name' => $slug, 'post_content' => '<p>The secret of the quagga.</p>', 'post_author' => 1 ) );
	}
	$draft = get_posts( array( 'post_status' => 'draft', 'fields' => 'ids' ) )[0];
	wp_update_post( array( 'ID' => $media['price-list'], 'post_parent' => $draft ) );
}

function seed_comments(): void {
	$post = get_page_by_path( 'void-tape-in-the-rain', OBJECT, 'post' );
	foreach ( array( 'Does it hold on cardboard?' => 1, 'Waiting for approval' => 0 ) as $text => $approved ) {
		wp_insert_comment(
			array(
				'comment_post_ID'      => $post->ID,
				'comment_author'       => 'Sipho',
				'comment_author_email' => 'sipho@wordpress.test',
				'comment_content'      => $text,
				'comment_approved'     => $approved,
			)
		);
	}
}
