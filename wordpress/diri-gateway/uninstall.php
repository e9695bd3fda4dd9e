<?php
// The settings go with the plugin; what visitors sent stays.

defined( 'WP_UNINSTALL_PLUGIN' ) || exit;

delete_option( 'diri_gateway_url' );
delete_option( 'diri_webhook_secret' );
