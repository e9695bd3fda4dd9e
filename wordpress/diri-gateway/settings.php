<?php
// Where the gateway is and what is shared with it: from wp-config.php, else from the settings page.

namespace Diri\Gateway;

defined( 'ABSPATH' ) || exit;

/** Each setting with the constant of wp-config.php that wins over it. */
const SETTINGS = array(
	'diri_gateway_url'    => 'DIRI_GATEWAY_URL',
	'diri_webhook_secret' => 'DIRI_WEBHOOK_SECRET',
);

function setting( string $name ): string {
	$constant = SETTINGS[ $name ];
	return trim( (string) ( defined( $constant ) ? constant( $constant ) : get_option( $name, '' ) ) );
}

/** Without a slash at the end. */
function gateway_address(): string {
	return untrailingslashit( setting( 'diri_gateway_url' ) );
}

function secret(): string {
	return setting( 'diri_webhook_secret' );
}

function is_connected(): bool {
	return '' !== gateway_address() && '' !== secret();
}
