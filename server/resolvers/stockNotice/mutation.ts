import { stockNoticeTexts } from '../../../rules/texts/stockNotice.ts';
import { chosenName } from '../../context/backInStock.ts';
import { chosenPath } from '../../context/chosenPath.ts';
import type { MutationResolvers } from '../../gql/types.ts';
import { StorageError } from '../../storage/errors.ts';
import { idOf } from '../arguments.ts';
import { stockOf } from '../product/stockOf.ts';
import { readEmail } from '../readEmail.ts';
import { findGoods } from './findGoods.ts';

const { refused: messages } = stockNoticeTexts;

const refused = (code: keyof typeof messages) => ({
  __typename: 'StockNoticeRefused' as const,
  code,
  message: messages[code],
});

export const stockNoticeMutation: MutationResolvers = {
  requestStockNotice: async (_, { input }, context) => {
    const { mailer, submissions } = context;
    if (!mailer) return refused('NOT_OFFERED');
    const { email, failure } = readEmail(input.email);
    if (failure) return failure;
    await context.limit('stockNotice', email);
    const goods = await findGoods(idOf(input.goods), context);
    if (!goods) return refused('UNKNOWN');
    // Whoever could ask for what is there could have anybody mailed at once.
    const { inStock, status } = stockOf(goods.sold);
    if (inStock || status === 'ON_BACKORDER') return refused('AVAILABLE');
    const { product, variation, row, chosen } = goods;
    try {
      // A machine is answered as people are, and nothing is noted.
      const noted =
        input.website || (await submissions.stockNotices.ask(email, { product, variation }, context.network));
      if (!noted) return refused('NOT_STORED');
    } catch (error) {
      if (error instanceof StorageError) return refused('NOT_STORED');
      throw error;
    }
    return { __typename: 'StockNoticeRequested', name: chosenName(row, chosen), path: chosenPath(row, chosen) };
  },
  stopStockNotices: async (_, { input }, { submissions, noticeLinks, limit }) => {
    await limit('stockNotice');
    const id = idOf(input.notice);
    const whose = id === null ? null : noticeLinks.read(id, input.key);
    return { stopped: whose !== null && (await submissions.stockNotices.stop(whose)) };
  },
};
