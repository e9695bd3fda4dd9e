<?php
// WordPress keeps its own address inside its texts: moves it from the stored one to the one given.
// php address.php http://127.0.0.1:8080

$database = new mysqli( 'localhost', posix_getpwuid( posix_geteuid() )['name'], '', 'wordpress', 0, dirname( __DIR__ ) . '/socket/database.sock' );
$stored   = $database->query( "SELECT option_value FROM wp_options WHERE option_name = 'siteurl'" )->fetch_row()[0];

// Only columns of plain text: a serialised value would break when its length changes.
$columns = array(
	array( 'wp_options', 'option_value', "WHERE option_name IN ('siteurl', 'home')" ),
	array( 'wp_posts', 'post_content', '' ),
	array( 'wp_posts', 'guid', '' ),
	array( 'wp_postmeta', 'meta_value', "WHERE meta_key IN ('_menu_item_url', 'process_image')" ),
);
foreach ( $columns as list( $table, $column, $where ) ) {
	$database->execute_query( "UPDATE $table SET $column = REPLACE($column, ?, ?) $where", array( $stored, $argv[1] ) );
}
