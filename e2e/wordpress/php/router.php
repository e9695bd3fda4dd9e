<?php
// What a web server's rewrite rules do: existing files as they are, everything else to WordPress.

$root = __DIR__ . '/../site/';
// Debian's files are links into /usr/share: without this WordPress would look for its settings there.
define( 'ABSPATH', realpath( $root ) . '/' );

$path = rawurldecode( (string) parse_url( $_SERVER['REQUEST_URI'], PHP_URL_PATH ) );
$file = is_dir( ABSPATH . $path ) ? rtrim( $path, '/' ) . '/index.php' : $path;

if ( is_file( ABSPATH . $file ) && ! str_ends_with( $file, '.php' ) ) {
	return false;
}

$script = is_file( ABSPATH . $file ) ? $file : '/index.php';
$_SERVER['SCRIPT_NAME']     = $script;
$_SERVER['PHP_SELF']        = $script;
$_SERVER['SCRIPT_FILENAME'] = ABSPATH . ltrim( $script, '/' );
unset( $_SERVER['PATH_INFO'] );
chdir( dirname( $_SERVER['SCRIPT_FILENAME'] ) );
require $_SERVER['SCRIPT_FILENAME'];
