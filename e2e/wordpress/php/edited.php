<?php
// Prints, in their order, what our plugin does at the end of a request in which so many pictures were edited, and a post was
// read for the first time: php edited.php 20

require __DIR__ . '/load.php';

/** What PHP has as FPM: whoever asked has the answer from here on. */
function fastcgi_finish_request(): void {
	echo "The answer has ended\n";
}

add_filter(
	'query',
	function ( string $sql ): string {
		echo str_contains( $sql, '_product_image_gallery' ) ? "Looked up what shows them\n" : '';
		return $sql;
	}
);
add_filter(
	'pre_http_request',
	function ( $answer, array $call ): array {
		$changes = json_decode( $call['body'], true )['changes'];
		echo 'Told of ' . ( 1 === count( $changes ) ? $changes[0]['kind'] : count( $changes ) ) . "\n";
		return array();
	},
	10,
	2
);
// What WordPress notes when it has looked for what a post embeds.
update_post_meta( get_posts( array( 'numberposts' => 1 ) )[0]->ID, '_oembed_' . md5( 'film' ), '{{unknown}}' );
for ( $id = 1; $id <= (int) $argv[1]; $id++ ) {
	do_action( 'edit_attachment', 1000000 + $id );
}
