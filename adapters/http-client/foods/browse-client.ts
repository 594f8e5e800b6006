import type { ListedPage } from "@morsel/application/foods/browse-foods";
import type { BrowseClient } from "@morsel/application/foods/client/browse-client";
import * as Effect from "effect/Effect";
import type { WireFoodGroups, WireListedFoods } from "../../http-contract/foods/catalogue.ts";
import { readFood } from "../../http-contract/foods/decode.ts";
import { TooManyTries } from "../../http-contract/shared/problems.ts";
import { decodeResponse, type HttpConnection, makeHttpTransport } from "../transport/http-transport.ts";

const PATH = "/api/services/catalogue";

const readListed = ({ items, next }: WireListedFoods): ListedPage => ({
  items: items.map(({ food, ...amount }) => ({ food: readFood(food), ...amount })),
  ...(next === null ? {} : { next }),
});

/** The catalogue's lists over the wire. */
export const makeHttpBrowseClient = (...how: HttpConnection): BrowseClient => {
  const wire = makeHttpTransport(...how);
  const list = (path: string, asked: Record<string, string>, cursor: string | undefined) =>
    Effect.flatMap(
      wire({
        method: "GET",
        path: `${PATH}/${path}?${new URLSearchParams({ ...asked, ...(cursor === undefined ? {} : { cursor }) })}`,
      }),
      decodeResponse((body) => readListed(body as WireListedFoods), { TooManyTries }),
    );
  return {
    groups: Effect.flatMap(
      wire({ method: "GET", path: `${PATH}/groups` }),
      decodeResponse((body) => (body as WireFoodGroups).items, {}),
    ),
    inGroup: (group, cursor) => list("foods", { group: group.slice(0, 200) }, cursor),
    richest: (nutrient, by, cursor) => list("richest", { nutrient, per: by }, cursor),
  };
};
