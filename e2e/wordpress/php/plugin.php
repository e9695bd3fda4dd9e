<?php
// Installs our plugin from wp-content/plugins: php plugin.php http://127.0.0.1:4000 the-shared-secret

require __DIR__ . '/load.php';
require_once ABSPATH . 'wp-admin/includes/plugin.php';

update_option( 'diri_gateway_url', $argv[1] );
update_option( 'diri_webhook_secret', $argv[2] );
$result = activate_plugin( 'diri-gateway/diri-gateway.php' );
if ( is_wp_error( $result ) ) {
	fwrite( STDERR, $result->get_error_message() );
	exit( 1 );
}
