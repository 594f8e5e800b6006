import type { MembershipClient, PageOrder } from "@morsel/application/membership/client/membership-client";
import type { ProductCode } from "@morsel/domain/membership";
import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { run } from "../../hooks/run.ts";

/** Payments change what there is at any time. */
const ALWAYS = { staleTime: 0, refetchOnMount: "always" } as const;
/** A payment that was made is told within seconds. */
const ASK_EVERY_MS = 2000;

export const premiumKey = ["premium"] as const;

export const offerQuery = (premium: MembershipClient) =>
  queryOptions({ queryKey: [...premiumKey, "offer"], queryFn: ({ signal }) => run(premium.offer, signal), ...ALWAYS });

export const subscriptionsQuery = (premium: MembershipClient) =>
  queryOptions({
    queryKey: [...premiumKey, "subscriptions"],
    queryFn: ({ signal }) => run(premium.subscriptions, signal),
    ...ALWAYS,
  });

export const orderQuery = (premium: MembershipClient, id: string) =>
  queryOptions({
    queryKey: [...premiumKey, "order", id],
    queryFn: ({ signal }) => run(premium.readOrder(id), signal),
    retry: false,
    ...ALWAYS,
  });

/** Asks until the order is paid, or another one took its place. */
export const paidOrderQuery = (premium: MembershipClient, id: string) =>
  queryOptions({
    ...orderQuery(premium, id),
    refetchInterval: ({ state }: { readonly state: { readonly data?: PageOrder | undefined } }) =>
      state.data?.status === "open" ? ASK_EVERY_MS : false,
  });

/** Under a key of its own: a quote for the plan that an act has just begun would be refused. */
export const quoteQuery = (premium: MembershipClient, product: ProductCode) =>
  queryOptions({
    queryKey: ["premium-quote", product],
    queryFn: ({ signal }) => run(premium.quote(product), signal),
    gcTime: 0,
    retry: false,
    ...ALWAYS,
  });

export const paymentsQuery = (premium: MembershipClient) =>
  infiniteQueryOptions({
    queryKey: [...premiumKey, "payments"],
    queryFn: ({ signal, pageParam }) => run(premium.payments(pageParam), signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (last) => last.next,
    ...ALWAYS,
  });

/** The code that is being redeemed: a secret, so that no address carries it from page to page. */
export const codeKey = [...premiumKey, "code"] as const;
