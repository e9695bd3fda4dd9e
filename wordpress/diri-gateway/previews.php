<?php
// "Preview" in the editor opens the draft on the site, by a link that is good for an hour.

namespace Diri\Gateway;

add_filter(
	'preview_post_link',
	function ( string $link, \WP_Post $post ): string {
		if ( ! is_connected() || ! in_array( $post->post_type, array( 'post', 'page' ), true ) ) {
			return $link;
		}
		$expires   = time() + HOUR_IN_SECONDS;
		$signature = hash_hmac( 'sha256', "preview:$post->post_type:$post->ID:$expires", secret() );
		return gateway_address() . "/preview/$post->post_type/$post->ID?expires=$expires&signature=$signature";
	},
	10,
	2
);
