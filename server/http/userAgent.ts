/** By what name services know the gateway, in their logs and firewalls. */
export const USER_AGENT = 'storefront-gateway';
