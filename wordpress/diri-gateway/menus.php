<?php
// Menus are on every page of the site, so anybody may read them. WordPress alone shows them to who may edit posts.

namespace Diri\Gateway;

add_filter(
	'rest_endpoints',
	function ( array $endpoints ): array {
		foreach ( $endpoints as $path => $handlers ) {
			if ( ! preg_match( '#^/wp/v2/menu(s|-items|-locations)(/|$)#', $path ) ) {
				continue;
			}
			foreach ( $handlers as $key => $handler ) {
				if ( is_int( $key ) && \WP_REST_Server::READABLE === ( $handler['methods'] ?? '' ) ) {
					$endpoints[ $path ][ $key ]['permission_callback'] = readable( $handler['permission_callback'] ?? '__return_true' );
				}
			}
		}
		return $endpoints;
	}
);

/** What an editor sees of a menu beyond what everybody does stays theirs. */
function readable( callable $otherwise ): callable {
	return fn( \WP_REST_Request $request ) => 'edit' === $request['context'] ? $otherwise( $request ) : true;
}
