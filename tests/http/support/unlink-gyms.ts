import type { Browser } from "./harness.ts";

/** The partner gym's membership is of one member at a time: who walked leaves it to the next. */
export const unlinkGyms = async ({ get, send }: Browser): Promise<void> => {
  const { items = [] } = (await (await get("/api/services/subscriptions")).json()) as {
    readonly items?: readonly { readonly id: string }[];
  };
  for (const { id } of items) await send("DELETE", `/api/services/gympass-subscription/${id}`);
};
