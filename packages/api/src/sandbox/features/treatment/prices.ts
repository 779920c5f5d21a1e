import { SHARED } from '../../core/collections.ts';
import { billOf } from './rules/bill.ts';
import { HttpError } from '../../core/httpError.ts';
import { defaulted } from '../../http/contract/defaulted.ts';
import type { Feature } from '../../http/feature.ts';
import type { Context } from '../../core/context.ts';
import { averageOf, discountsOf, doseOf, pricesOf } from './rules/priceLists.ts';
import { type Product } from '../../core/schema.ts';
import { subscriptionRecord } from '../../core/subscriptions.ts';
import type { SubscriptionRecord } from '../../core/subscriptionRecord.ts';

const allProducts = ({ store }: Context): Product[] => store.list('products', SHARED);

function productOf(context: Context, id: string): Product {
  const product = context.store.get('products', SHARED, id);
  if (product === undefined) throw new HttpError(404, 'There is no such product');
  return product;
}

/** Prices of the upcoming periods, before and after coupons; empty until a treatment is chosen. */
function periodPrices(record: SubscriptionRecord, periods: number) {
  return Array.from({ length: periods }, (_, ahead) => ahead).flatMap((ahead) => {
    const bill = billOf(record, ahead);
    if (bill === undefined) return [];
    const { full, sum, invoiceItems } = bill;
    const period = (record.sequencePaymentPeriod ?? 0) + ahead + 1;
    return [{ period, sum: full, ...(sum < full && { discountedPrice: sum }), invoiceItems }];
  });
}

/** Prices of treatments by choice, by delivery, by period, and on average. */
export const pricing: Feature = (routes, context) => {
  routes.patient.get(
    '/api/products/{productId}/product-pricing',
    'listProductPricing',
    ({ caller, path, query, reply }) => {
      const product = productOf(context, path.productId);
      const { subscriptionId } = query;
      const record =
        subscriptionId === undefined
          ? undefined
          : subscriptionRecord(context, caller.patientId, subscriptionId);
      const products = query.listAllProducts ? allProducts(context) : [product];
      return reply(200, { data: products.flatMap((each) => pricesOf(each, record)) });
    },
  );

  routes.patient.get(
    '/api/subscription/{id}/discounts',
    'listSubscriptionDiscounts',
    ({ caller, path, query, reply }) => {
      const { plan, productType } = subscriptionRecord(context, caller.patientId, path.id);
      const products = allProducts(context).filter((product) => product.productType === productType);
      const doseId = query.doseId ?? plan?.doseId;
      if (doseId === undefined) throw new HttpError(400, 'doseId is required until a dose is chosen');
      const found = doseOf(products, doseId);
      if (found === undefined) throw new HttpError(404, 'This dose is not offered');
      const reception = query.frequencyOfReception ?? plan?.frequencyOfReception;
      return reply(200, { data: discountsOf(found, reception) });
    },
  );

  routes.patient.get('/api/subscription-price/{id}', 'listPeriodPrices', ({ caller, path, query, reply }) => {
    const record = subscriptionRecord(context, caller.patientId, path.id);
    return reply(200, { data: periodPrices(record, defaulted(query.periods)) });
  });

  routes.patient.get('/api/subscription/average-price/{x}', 'getAveragePrice', ({ path, reply }) => {
    const productType = path.x;
    const price = averageOf(allProducts(context).filter((product) => product.productType === productType));
    if (price === undefined) throw new HttpError(404, 'There is no such product');
    return reply(200, { data: [{ productType, price }] });
  });
};
