<?php

function seed_settings(): void {
	update_option( 'blogdescription', 'Labels that tell the truth' );
	update_option( 'timezone_string', 'Africa/Johannesburg' );
	update_option( 'date_format', 'j F Y' );
	update_option( 'posts_per_page', 10 );
	update_option( 'comment_moderation', '1' );

	global $wp_rewrite;
	$wp_rewrite->set_permalink_structure( '/%year%/%monthnum%/%postname%/' );
	$wp_rewrite->flush_rules( false );
}

/** @return int[] User ids. */
function seed_authors(): array {
	$people = array(
		'thandi' => array( 'Thandi Nkosi', 'Writes about regulatory marks and type approval.' ),
		'pieter' => array( 'Pieter van der Merwe', 'Runs the press room.' ),
		'ayesha' => array( 'Ayésha Patel', 'Answers the phone, and what follows.' ),
	);
	$ids = array();
	foreach ( $people as $login => list( $name, $about ) ) {
		$ids[] = wp_insert_user(
			array(
				'user_login'   => $login,
				'user_pass'    => wp_generate_password( 24 ),
				'user_email'   => "$login@wordpress.test",
				'display_name' => $name,
				'description'  => $about,
				'role'         => 'author',
			)
		);
	}
	return $ids;
}
