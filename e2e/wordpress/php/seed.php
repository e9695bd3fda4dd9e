<?php
// Fills a fresh installation with a small supplier's site and prints the administrator's application password.

require __DIR__ . '/load.php';
require_once ABSPATH . 'wp-admin/includes/image.php';
require_once ABSPATH . 'wp-admin/includes/media.php';
foreach ( glob( __DIR__ . '/seed/*.php' ) as $part ) {
	require $part;
}

// As the administrator, or WordPress would filter the HTML that an editor may write.
wp_set_current_user( 1 );

seed_settings();
$authors = seed_authors();
$media   = seed_media();
$terms   = seed_terms();
seed_posts( $authors, $terms, $media );
$pages = seed_pages( $media );
seed_menus( $pages, $terms );
seed_comments();

list( $password ) = WP_Application_Passwords::create_new_application_password( 1, array( 'name' => 'Tests' ) );
echo wp_json_encode( array( 'username' => 'admin', 'applicationPassword' => $password ) );
