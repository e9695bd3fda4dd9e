<?php
// "Preview" in the editor opens the draft on the site, by a link that is good for an hour.

namespace Diri\Gateway;

defined( 'ABSPATH' ) || exit;

add_filter(
	'preview_post_link',
	function ( $link, $post = null ) {
		if ( ! $post instanceof \WP_Post || ! is_connected() || ! in_array( $post->post_type, array( 'post', 'page' ), true ) ) {
			return $link;
		}
		$expires   = time() + HOUR_IN_SECONDS;
		$signature = hash_hmac( 'sha256', "preview:$post->post_type:$post->ID:$expires", secret() );
		return gateway_address() . "/preview/$post->post_type/$post->ID?expires=$expires&signature=$signature";
	},
	10,
	2
);
