<?php
// The signed call by which the gateway hears of changes.

namespace Diri\Gateway;

/**
 * Tells the gateway of changes, each as array( 'kind' => …, 'id' => … ).
 *
 * @param bool $wait Whether the answer is of interest; without it an editor waits for nothing.
 * @return array|\WP_Error
 */
function send( array $changes, bool $wait = false ) {
	$body      = wp_json_encode( array( 'changes' => $changes ) );
	$timestamp = (string) time();
	$nonce     = bin2hex( random_bytes( 16 ) );
	return wp_remote_post(
		gateway_address() . '/webhooks',
		array(
			'blocking'    => $wait,
			'timeout'     => $wait ? 10 : 1,
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
