<?php
// Loads WordPress for a script on the command line.

define( 'ABSPATH', realpath( __DIR__ . '/../site' ) . '/' );
$_SERVER['HTTP_HOST']       = 'wordpress.test';
$_SERVER['SERVER_NAME']     = 'wordpress.test';
$_SERVER['REQUEST_METHOD']  = 'GET';
$_SERVER['REQUEST_URI']     = '/';
$_SERVER['SERVER_PROTOCOL'] = 'HTTP/1.1';
require ABSPATH . 'wp-load.php';
