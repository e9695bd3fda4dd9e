<?php
// Readers comment on the site in front, and its gateway hands their comments over as a stranger. Who may comment at all,
// what waits for an editor and what is refused stays with Settings > Discussion.

namespace Diri\Gateway;

defined( 'ABSPATH' ) || exit;

add_filter( 'rest_allow_anonymous_comments', fn( $allowed ) => $allowed || ( is_connected() && ! get_option( 'comment_registration' ) ) );
