<?php
// The signed call by which the gateway hears of changes.

namespace Diri\Gateway;

defined( 'ABSPATH' ) || exit;

/**
 * Tells the gateway of changes, each as array( 'kind' => …, 'id' => … ).
 *
 * @param bool $wait Whether the answer is of interest; without it an editor waits for nothing.
 * @return array|\WP_Error
 */
function send( array $changes, bool $wait = false ) {
	return post_signed( '/webhooks', array( 'changes' => $changes ), $wait ? 10 : 1, $wait );
}

/**
 * Posts to the gateway, signed.
 *
 * @param int $timeout Seconds.
 * @return array|\WP_Error
 */
function post_signed( string $path, array $content, int $timeout, bool $wait = true ) {
	$body      = wp_json_encode( $content );
	$timestamp = (string) time();
	$nonce     = bin2hex( random_bytes( 16 ) );
	return wp_remote_post(
		gateway_address() . $path,
		array(
			'blocking'    => $wait,
			'timeout'     => $timeout,
			'redirection' => 0,
			'headers'     => array(
				'Content-Type'        => 'application/json',
				'X-Gateway-Timestamp' => $timestamp,
				'X-Gateway-Nonce'     => $nonce,
				'X-Gateway-Signature' => hash_hmac( 'sha256', "$timestamp.$nonce.$body", secret() ),
			),
			'body'        => $body,
		)
	);
}
