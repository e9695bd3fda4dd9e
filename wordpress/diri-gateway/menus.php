<?php
// Menus are on every page of the site, so anybody may read them. WordPress alone shows them to who may edit posts.

namespace Diri\Gateway;

defined( 'ABSPATH' ) || exit;

add_filter(
	'rest_endpoints',
	function ( array $endpoints ): array {
		foreach ( $endpoints as $path => $handlers ) {
			// Their lists and single ones, not the autosaves below an item.
			if ( ! preg_match( '#^/wp/v2/menu(s|-items|-locations)(/\(\?P<\w+>[^/]+)?$#', $path ) ) {
				continue;
			}
			$is_item = str_starts_with( $path, '/wp/v2/menu-items/' );
			foreach ( $handlers as $key => $handler ) {
				if ( is_int( $key ) && \WP_REST_Server::READABLE === ( $handler['methods'] ?? '' ) ) {
					$endpoints[ $path ][ $key ]['permission_callback'] = readable( $handler['permission_callback'] ?? '__return_true', $is_item );
				}
			}
		}
		return $endpoints;
	}
);

/** What an editor sees of a menu beyond what everybody does stays theirs, and so does an item that is a draft. */
function readable( callable $otherwise, bool $is_item ): callable {
	return function ( \WP_REST_Request $request ) use ( $otherwise, $is_item ) {
		$is_open = ! $is_item || 'publish' === get_post_status( (int) $request['id'] );
		return $is_open && 'edit' !== $request['context'] ? true : $otherwise( $request );
	};
}
