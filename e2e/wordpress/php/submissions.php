<?php
// Prints the list of submissions as an administrator reads it: each title, what our plugin puts beside it, and the words.

require __DIR__ . '/load.php';

$GLOBALS['wp_query'] = new WP_Query(
	array(
		'post_type'      => 'diri_submission',
		'post_status'    => 'private',
		'posts_per_page' => 20,
	)
);
$columns = apply_filters( 'manage_diri_submission_posts_columns', array() );
foreach ( $GLOBALS['wp_query']->posts as $submission ) {
	echo $submission->post_title;
	foreach ( array_keys( $columns ) as $column ) {
		echo ' | ';
		do_action( 'manage_diri_submission_posts_custom_column', $column, $submission->ID );
	}
	echo ' | ' . str_replace( "\n", ' ', html_entity_decode( $submission->post_content, ENT_QUOTES ) ) . "\n";
}
