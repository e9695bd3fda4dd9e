/** What is used only where it is there: taken for granted until it is found missing, at start or when it is first wanted. */
export interface Features {
  /** wc/v3; a WordPress without WooCommerce has content alone */
  shop: boolean;
  /** the list of all reviews; without it products show none */
  reviews: boolean;
  /** one list of the variations of many products, which WooCommerce has since 10.3 */
  flatVariations: boolean;
  /** several changes of a cart in one call */
  cartBatch: boolean;
  /** menus are read as a stranger: they are open, and our credentials are refused */
  menusAsStranger: boolean;
  /** Rank Math, whose marks stand among the fields of products */
  rankMath: boolean;
}

export const createFeatures = (): Features => ({
  shop: true,
  reviews: true,
  flatVariations: true,
  cartBatch: true,
  menusAsStranger: false,
  rankMath: false,
});
