import { orElse } from '../../cache/scope.ts';
import type { Context } from '../../context/context.ts';
import { money } from '../product/price.ts';
import { daysOf } from './factNumbers.ts';

const HOUR = /^([01]\d|2[0-3]):[0-5]\d$/;

const AMOUNT = /^\d{1,7}(\.\d{1,3})?$/;

/** By when what is ordered arrives, and for how much: as configured, else as the contact page says. */
export async function deliveryOf(facts: Record<string, string>, context: Context) {
  const { site } = context.config;
  const orderBefore = site.orderBefore ?? facts.order_before?.trim() ?? '';
  const workingDays = site.deliveryDays ?? daysOf(facts.delivery_days);
  if (!workingDays || !HOUR.test(orderBefore)) return null;
  const cost = site.deliveryCost ?? facts.delivery_cost?.trim() ?? '';
  return {
    orderBefore,
    workingDays,
    cost: AMOUNT.test(cost) ? await orElse(priced(cost, context), null, context.scope) : null,
  };
}

const priced = async (amount: string, context: Context) => money(amount, context);
