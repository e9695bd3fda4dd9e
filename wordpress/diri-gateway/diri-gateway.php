<?php
/**
 * Plugin Name:       Diri Gateway
 * Description:       Tells the site in front of this WordPress what changed, lets it read the menus, takes its forms and comments, brings buyers back from paying and shows editors their drafts on it.
 * Version:           1.2.3
 * Requires at least: 6.1
 * Requires PHP:      7.4
 * License:           MIT
 * License URI:       https://opensource.org/license/mit
 * Text Domain:       diri-gateway
 */

namespace Diri\Gateway;

defined( 'ABSPATH' ) || exit;

foreach ( array( 'settings', 'settings-page', 'call', 'changes', 'content-changes', 'shop-changes', 'forms', 'submissions', 'privacy', 'comments', 'quote-states', 'menus', 'previews', 'payments' ) as $part ) {
	require_once __DIR__ . "/$part.php";
}
