<?php
// The settings of the WordPress of the tests: its own database over a private socket, nothing fetched from outside.

define( 'DB_NAME', 'wordpress' );
// The database knows its user by the operating system's word, so there is no password.
define( 'DB_USER', posix_getpwuid( posix_geteuid() )['name'] );
define( 'DB_PASSWORD', '' );
define( 'DB_HOST', 'localhost:' . dirname( __DIR__ ) . '/socket/database.sock' );
define( 'DB_CHARSET', 'utf8mb4' );

// 'local' is what lets application passwords work over plain http.
define( 'WP_ENVIRONMENT_TYPE', 'local' );
define( 'WP_CONTENT_DIR', __DIR__ . '/wp-content' );
// Notices and what is outdated are written down, too, and shown to nobody.
define( 'WP_DEBUG', true );
define( 'WP_DEBUG_DISPLAY', false );
define( 'WP_HTTP_BLOCK_EXTERNAL', true );
define( 'DISABLE_WP_CRON', true );
define( 'AUTOMATIC_UPDATER_DISABLED', true );

$table_prefix = 'wp_';

if ( ! defined( 'ABSPATH' ) ) {
	define( 'ABSPATH', __DIR__ . '/' );
}

require_once ABSPATH . 'wp-settings.php';
