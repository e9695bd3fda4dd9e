/** WooCommerce's own ways to pay that lead to no page: by transfer, by cheque, on delivery. */
const WITHOUT_PAY_PAGE = ['bacs', 'cheque', 'cod'] as const;

export type WithoutPayPage = (typeof WITHOUT_PAY_PAGE)[number];

/** Whether an order is paid without a pay page. */
export const isPaidWithoutPage = (method: string): method is WithoutPayPage =>
  WITHOUT_PAY_PAGE.some(one => one === method);

/** Whether the buyer sends the money, and the shop holds an order until it came. */
export const isSentByBuyer = (method: string | undefined): boolean => method === 'bacs' || method === 'cheque';
