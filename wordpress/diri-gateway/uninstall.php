<?php
// The settings go with the plugin, from every site of a network; what visitors sent stays.

defined( 'WP_UNINSTALL_PLUGIN' ) || exit;

foreach ( is_multisite() ? get_sites( array( 'fields' => 'ids', 'number' => 0 ) ) : array( 0 ) as $diri_gateway_site ) {
	if ( $diri_gateway_site ) {
		switch_to_blog( $diri_gateway_site );
	}
	delete_option( 'diri_gateway_url' );
	delete_option( 'diri_webhook_secret' );
	if ( $diri_gateway_site ) {
		restore_current_blog();
	}
}
