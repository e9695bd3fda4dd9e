<?php
// Installs WordPress into the empty database.

define( 'WP_INSTALLING', true );

/** WordPress would mail the administrator; there is no mail here. */
function wp_new_blog_notification(): void {
}

require __DIR__ . '/load.php';
require_once ABSPATH . 'wp-admin/includes/upgrade.php';

wp_install( 'Karoo Labels &amp; Seals', 'admin', 'admin@wordpress.test', true, '', wp_generate_password( 24 ) );

// The sample post, page, comment and policy of a new installation.
foreach ( array( 1, 2, 3 ) as $sample ) {
	wp_delete_post( $sample, true );
}
